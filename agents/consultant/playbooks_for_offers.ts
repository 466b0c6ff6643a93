import type { Playbook } from "./playbook.ts";

/** Offers, temptations and prices. The order counts: the first that matches is used. */
export const OFFER_PLAYBOOKS: Playbook[] = [
  {
    id: "unknown",
    asked: /(still )?not know|don['’]t know|unknown|find out|cheapest (way|test)|assum/i,
    fields: ["growth.numbers", "evolution.bet", "goal.twelve_months", "market.obstacle"],
    recommend:
      "Settle the unknown that your next decision hangs on, by its cheapest test, before you spend an hour on the others.",
    against:
      "A test takes days that could have gone into selling, and some things are only learned by doing them.",
    evidence: "If either result of the test would leave the decision as it is, leave the test.",
  },
  {
    id: "exception",
    asked: /just (this )?once|only this once|exception|for them only|this one time|one-off|special case/i,
    fields: ["customer.not_for", "offering.what", "identity.values", "channels.capacity"],
    recommend:
      "Say no today, and name somebody who fits them better. An exception is priced on its first invoice and paid for in every week after it, and the next one who asks will know about it.",
    refuse:
      "No, and today: name somebody who fits them better. An exception is priced on its first invoice and paid for in every week after it, and the next one who asks will know about it.",
    against:
      "The money is real and near, and one customer outside the line may teach something that ten inside it cannot.",
    evidence:
      "Write down what would have to be true for the line itself to move, for everybody. If you would publish that sentence, it is a new decision; if you would hide it, it is an exception.",
  },
  {
    id: "partnership",
    asked:
      /commission|marketplace|partner|offers? (?:us|me) (?:to\b|\d|a (?:share|cut))|offers? to\b|list(ing)? (us|our|my)|revenue share|reseller|affiliate|white.?label|delivery app|platform/i,
    fields: ["difference.only", "channels.refused", "identity.contrast", "revenue.model", "market.rivals"],
    recommend:
      "Decide by who stands between you and your customer afterwards. If the offer puts somebody there, decline it in one friendly sentence and keep the contact.",
    refuse:
      "No. Decline it in one friendly sentence and keep the contact: it puts somebody between you and your customer, which is what you decided against.",
    against:
      "It is income without new work, and a partner reaches people whom you will not reach alone this year.",
    evidence:
      "Ask for the terms of the second year in writing, and ask three customers whether they would mind. Terms that cannot be left at once are an answer.",
  },
  {
    id: "discount",
    asked:
      /discount|coupon|voucher|cheaper|half price|first \w+ (for |at )?(free|[€$£¥])|% off|introductory|trial\b|\bsale\b|rabatt|remise|descuento|desconto|korting|割引/i,
    fields: ["revenue.model", "proof.best", "messaging.objections", "identity.values", "customer.not_for"],
    recommend:
      "Leave the price alone and take away the fear instead: make leaving easy, show proof, let people try a smaller whole thing at its full price.",
    refuse:
      "No. Leave the price alone and take away the fear instead: make leaving easy, show proof, let people try a smaller whole thing at its full price.",
    against: "A lower first price brings more first orders, and some who came for the price do stay.",
    evidence:
      "Compare who stayed of those who once came at a lower price with those who paid in full. If you never wrote that down, start now and decide after one season.",
  },
  {
    id: "launch_price",
    asked:
      /what price.*(tell|who|launch)|(launch|new (product|box|service|plan)).*price|price.*who do i tell/i,
    fields: ["revenue.model", "launch.moment", "channels.current", "channels.capacity", "evolution.next"],
    recommend:
      "Set it from the nearest thing you already sell: the same price for the same work, and more only by what is more work. Tell first those who already buy, by the channel that brought the most, a few days before anybody else hears of it.",
    against:
      "Those who already buy may only swap one purchase for the other, and then nothing is won but work.",
    evidence:
      "Ask ten of them for a paid reservation at that price before you make anything. The count of those who pay is the price test.",
  },
  {
    id: "price",
    asked:
      /\bprices?\b|pricing|charge|\bpreise?\b|\bprix\b|\bprecios?\b|preços?|値上げ|料金|raise (the|our|my) (price|fee|rate)|instead of [€$£¥]?\d|[€$£¥]\s?\d[\d.,]* (instead|rather)/i,
    fields: [
      "revenue.model",
      "proof.best",
      "messaging.objections",
      "customer.trigger_barrier",
      "growth.numbers",
    ],
    recommend:
      "Move the price for new customers first and keep your word to the old ones until a date that you announce. Give the reason in the same sentence as the number, and put your strongest proof beside it.",
    against:
      "Small customers feel a rise first, and the ones who leave over it may be those who recommend you.",
    evidence:
      "Quote the new price to the next five who ask. If as many sign as before, the price was not what decided; if two name the price as their reason, wait.",
  },
  {
    id: "expansion",
    asked:
      /second (shop|location|store|branch|office)|another (shop|location|city|country)|empty (shop|store)|\brent (?:a|an|another)\b|expand|new market|abroad|franchis|open in\b|move into|zweite[rn]? (?:standort|laden)|expandi\w*|deuxième|segunda (?:loja|tienda|ciudad)|second city|第二/i,
    fields: ["evolution.next", "goal.twelve_months", "growth.numbers", "channels.capacity", "pitch.team"],
    recommend:
      "Not before what stands first in your own order is done. A second place costs the hours that the first one lives on, so it has to bring somebody of its own.",
    refuse:
      "No, not now. What you planned first is not done, and a second place costs the hours that the first one lives on.",
    against: "A place that fits comes along rarely, and somebody else will have it by spring.",
    evidence:
      "Name the figure at which the first place is full, from your own numbers. When it has stood there for a whole quarter, look again.",
  },
];
