import type { FieldId } from "../../domain/fields.ts";

/** A matter that buyers compare: how a page's sentence about it is known, and where the founder speaks of it. */
export interface Theme {
  name: string;
  /** Words of it, in the languages that founders and rivals most often write. */
  cue: RegExp;
  /** Answers that may speak of it, the likeliest first. */
  ours: FieldId[];
  /** Answers whose opening speaks of it whatever words it uses. */
  always?: FieldId;
}

/**
 * Matters that return on pages of every trade. A theme is printed only where a page and an answer, or two pages,
 * really speak of it; what is particular to a trade is found by the words that both sides share.
 */
export const THEMES: Theme[] = [
  {
    name: "what it costs",
    cue:
      /[€$£¥₹]\s?\d|\d\s?(?:€|kr\b|zł|円|EUR|USD)|\bfree\b(?! (?:from|of)\b)|\b(?:gratis|kostenlos|gratuit|gratuito|grátis)\b|無料/iu,
    ours: ["revenue.model", "offering.what"],
    always: "revenue.model",
  },
  {
    name: "a share of each sale",
    cue:
      /\d\s?% (?:of|from|on|per) (?:each|every|the (?:night|booking|sale|order|price|rent|fare))|\b(?:we|they) (?:take|earn|keep) \d+\s?%|\b(?:percentage|commissions?|marketplace fee|service fee|Provision|comissão|comisión)\b|手数料/iu,
    ours: ["revenue.model", "difference.only", "identity.values", "offering.what", "messaging.objections"],
  },
  {
    name: "a lower first price",
    cue:
      /\d\s?% off\b|\b(?:discounts?|coupons?|vouchers?|promo(?:tion)? codes?|half (?:the )?price|cheaper (?:first|trial)|first \p{L}+ cheaper|free trial|first \p{L}+ (?:free|half)|Rabatt\w*|descontos?|remises?|korting)\b|割引/iu,
    ours: ["difference.only", "identity.values", "customer.not_for", "revenue.model", "messaging.objections"],
  },
  {
    name: "the start",
    cue:
      /\b(?:set-?up|onboard\w*|install\w*|no visit|training|start (?:on|in|at|today|with)|go live|first (?:day|evening|visit|week)|walk (?:the|you)|at your (?:table|place|home)|einricht\w*|einrichtung|installation|primeira visita)\b|導入/iu,
    ours: ["difference.only", "offering.what", "identity.values", "messaging.objections"],
  },
  {
    name: "how long it binds",
    cue:
      /\b(?:contracts?|terms? of \d|term \d+|minimum (?:time|term)|cancel\w*|pause[ds]?|notice period|lock-?in|kündbar\w*|Vertrag\w*|sans engagement|fidelização|permanencia|opzegbaar)\b|キャンセル|契約/iu,
    ours: ["revenue.model", "messaging.objections", "identity.values", "difference.only", "proof.best"],
  },
  {
    name: "a person to ask",
    cue:
      /\b(?:phone|call us|we call|rings? (?:you|me)|by a person|a person, no|success manager|support (?:team|line)|chat answers?|customer service|hotline|Telefon|telefone|téléphone|ansprechpartner\w*)\b|電話/iu,
    ours: ["identity.values", "difference.only", "messaging.objections", "offering.what"],
  },
  {
    name: "when it is there",
    cue:
      /\b(?:seven days|every (?:day|hour|morning)|24\/7|around the clock|also on sundays?|closed? (?:on )?(?:sunday|monday)|open (?:from|every|on)|weekdays|same day|overnight|täglich|rund um die uhr|todos os dias|tous les jours)\b|年中無休/iu,
    ours: ["difference.only", "identity.values", "offering.what", "company.stage_region"],
  },
  {
    name: "where it comes from",
    cue:
      /\b(?:made in|grown in|from the same|local (?:farm|flour|wheat|wood|producers?)|producers?|know the people|the mill\w*|recycled|organic|hand-?made|aus der region|handgemacht|produzido|fabriqué)\b|産地|手作り/iu,
    ours: ["difference.only", "offering.what", "identity.values", "content.knowledge"],
  },
  {
    name: "what can be taken along",
    cue:
      /\b(?:privacy first|your data|export|excel|printable|data (?:stays?|belongs?)|deine Daten|Ihre Daten|vos données|seus dados)\b/iu,
    ours: ["messaging.objections", "difference.only", "identity.values", "offering.what"],
  },
];
