/** What a channel is, so that its formats, its signal and its usual effort are known without a model. */
export type ChannelKind =
  | "referral"
  | "event"
  | "letter"
  | "counter"
  | "message"
  | "social"
  | "site"
  | "press"
  | "ads"
  | "other";

interface KindOfChannel {
  /** What it is called where the founder told it in a clause and gave it no name. */
  label: string;
  words: RegExp;
  /** What one unit of work in it is called, and the minutes it usually takes. */
  formats: { name: string; minutes: number }[];
  /** What is counted to know whether it works. */
  signal: string;
}

/** The first kind whose words are found wins, so the more particular ones come first. */
export const CHANNEL_KINDS: Record<ChannelKind, KindOfChannel> = {
  ads: {
    label: "Advertising",
    words: /\bads?\b|paid search|advert|anzeige|sponsor|adwords|publicid/iu,
    formats: [{ name: "advertisement", minutes: 45 }],
    signal: "enquiries that name the advertisement",
  },
  referral: {
    label: "Word of mouth",
    words:
      /friend|colleague|referr|recommend|word of mouth|rang|told|(?<!\p{L})tells?(?!\p{L})|neighbou?r|each other|introduc|mention|texting|(?:an)?other (?:owner|customer|client|manager|shop|user|setter|practice|teacher|parent|director)|old clients?|accountant|\bvets?\b|\breps\b|otr[ao]s? (?:director|client|colegio)|andere[rn]? (?:Verwalter|Kunde|Betrieb)|autres? (?:client|élève)|profess(?:eu|o)r|再訪|empfehl|freund|mund|bouche|ami[es]?\b|amig|boca|vriend|mond|紹介|口コミ|реком|друз|знайом/iu,
    formats: [
      { name: "call", minutes: 20 },
      { name: "personal message", minutes: 15 },
      { name: "thank-you with a request", minutes: 25 },
    ],
    signal: "names passed on",
  },
  event: {
    label: "Meetings in person",
    words:
      /\bshow\b|fair|meeting|conference|congress|trade ?show|festival|evening|workshop|market\b|meetup|messe|salon|feira|markt|beurs|course|talk\b|table|展示会|ярмар|виставк/iu,
    formats: [
      { name: "invitation", minutes: 30 },
      { name: "call to fix a day", minutes: 20 },
      { name: "page to hand over", minutes: 60 },
      { name: "follow-up note", minutes: 25 },
    ],
    signal: "days or visits fixed",
  },
  message: {
    label: "Messages to a list",
    words:
      /whats ?app|telegram|signal\b|newsletter|e-?mail|mailing list|sms|line\b|viber|rundbrief|nieuwsbrief|mail\b/iu,
    formats: [
      { name: "message to the list", minutes: 25 },
      { name: "short message", minutes: 15 },
      { name: "answer to a question", minutes: 20 },
    ],
    signal: "replies",
  },
  letter: {
    label: "Letters and print",
    words:
      /letter|flyer|leaflet|postcard|\bpost\b|brochure|brief\b|carta|lettre|poster|catalogue|чек|лист[иі]/iu,
    formats: [
      { name: "letter", minutes: 60 },
      { name: "addresses and envelopes", minutes: 45 },
      { name: "follow-up call", minutes: 20 },
    ],
    signal: "answers for each hundred sent",
  },
  counter: {
    label: "On the spot",
    words:
      /counter|shop\b|window|walk|street|passing|store|front|door|sign\b|laden|boutique|balc|loja|winkel|magasin|店|крамниц|вітрин/iu,
    formats: [
      { name: "sign in the place", minutes: 20 },
      { name: "card handed over", minutes: 30 },
      { name: "talk while serving", minutes: 15 },
    ],
    signal: "people who ask",
  },
  social: {
    label: "Social media",
    words:
      /instagram|facebook|linked ?in|tik ?tok|youtube|twitter|\bx\b|pinterest|threads|bluesky|mastodon|reddit|social/iu,
    formats: [
      { name: "picture with a caption", minutes: 30 },
      { name: "short post", minutes: 20 },
      { name: "answer in the comments", minutes: 15 },
    ],
    signal: "people who write back",
  },
  site: {
    label: "Website and search",
    words: /web ?site|google|search|seo\b|online|blog|homepage|web\b|site\b|internet|сайт|サイト|検索/iu,
    formats: [{ name: "page made clearer", minutes: 60 }, {
      name: "question answered on the page",
      minutes: 40,
    }],
    signal: "enquiries that name the page",
  },
  press: {
    label: "Press",
    words:
      /press|newspaper|periódico|diario|column\b|magazine|radio|podcast|journal|article|zeitung|krant|jornal|雑誌|新聞/iu,
    formats: [{ name: "note to an editor", minutes: 45 }, { name: "answer to a question", minutes: 30 }],
    signal: "people who name it",
  },
  other: {
    label: "Another way",
    words: /(?!)/u,
    formats: [
      { name: "conversation", minutes: 30 },
      { name: "short note", minutes: 20 },
      { name: "page to hand over", minutes: 45 },
    ],
    signal: "people who ask",
  },
};

/** The kind of channel that some words name. */
export function kindOf(words: string): ChannelKind {
  const kinds = Object.keys(CHANNEL_KINDS) as ChannelKind[];
  return kinds.find((kind) => CHANNEL_KINDS[kind].words.test(words)) ?? "other";
}

/** A clause about people rather than a name: "another harbour master rang them". */
const CLAUSE =
  /(?<!\p{L})(?:me|us|them|him|her|rang|told|mention\w*|text(?:ed|ing)|bought|had|found|saw|heard|called|calling me|wrote|asked|recommended|who|that|because|uns|mich|nous|nos)(?!\p{L})/iu;
const LONGEST_NAME = 6;

/** What a channel is called: its own words where they read as a name, else the word for its kind. */
export function labelOf(name: string, kind: ChannelKind): string {
  const isName = name.split(/\s+/).length <= LONGEST_NAME && !CLAUSE.test(name);
  return isName ? name : CHANNEL_KINDS[kind].label;
}
