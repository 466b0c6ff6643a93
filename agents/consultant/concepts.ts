import type { TradeoffId } from "../domain/tradeoffs.ts";

/**
 * A kind of offer or temptation that founders refuse in many words: what a question about it says, what a
 * refusal of it says, and the trade-off side that speaks against it.
 */
interface Concept {
  asked: RegExp;
  refused: RegExp;
  side?: { id: TradeoffId; side: "a" | "b" };
}

export const CONCEPTS: Concept[] = [
  {
    asked:
      /^(?![\s\S]*\b(?:prices?|invest\w*|equity|discount|tax|vat|rais\w*|interest)\b)[\s\S]*(?:\d\s?%|percent)|commission|revenue share|\bcut of\b|referral fee|\bkickback/i,
    refused: /percent|commission|\d\s?%|\bfees?\b|\bcut\b/i,
  },
  {
    asked:
      /marketplace|\blist(s|ing|ed)?\b.{0,60}\b(on|with|our|my)\b|platform|aggregator|portal|booking site/i,
    refused: /marketplace|\blist\b.*\b(public|online)|platform|aggregator|portal|in public/i,
  },
  {
    asked: /delivery (app|platform|service)|courier|take-?away app/i,
    refused: /delivery (app|platform|service)|courier/i,
  },
  {
    asked:
      /discount|coupon|voucher|promo(tion)? code|\boff\b.{0,20}\bfirst|\bfirst \w+ (for |at )?(free|[€$£]|half)|half price|cheaper (first|trial)|introductory|black friday|sale\b|lower (the|our|my) price/i,
    refused:
      /discount|coupon|\bcodes?\b|(?:never|not?|won['’]t|don['’]t|refuse)\b[^.]*\bcheaper|bargain|half price|promotion|introductory/i,
    side: { id: "differentiate_cost", side: "a" },
  },
  {
    asked:
      /(second|another|new|third|empty|bigger) (shop|store|location|branch|office|studio|site|salon|clinic|kitchen|warehouse|school|café|restaurant|workshop)|\bshop\b.{0,60}\brent\b|\brent\b.{0,60}\b(shop|store|space|premises)|franchis/i,
    refused:
      /(second|another|third|more) (shop|store|location|branch|office|studio|site|salon|clinic|oven|kitchen|warehouse|school|café|restaurant|workshop)|franchis|\bonly (in )?\p{Lu}|one oven|one (shop|studio|place)/iu,
    side: { id: "explore_exploit", side: "b" },
  },
  {
    asked: /influencer|collab\b|sponsor(ed)? post|creator/i,
    refused: /influencer|collab|sponsored|creator/i,
  },
  {
    asked: /\b(paid search|search ads?|google ads?|adwords|paid ads?|advertis\w+|boost(ed)? post)\b/i,
    refused: /paid search|search ads|paid ads|advertis|\bads\b/i,
  },
  { asked: /cold (call|email|mail)|call list|telemarket/i, refused: /cold (call|email|mail)|telemarket/i },
  {
    asked: /white.?label|under (their|his|her) (own )?(name|brand)|private label/i,
    refused: /white.?label|private label|their name/i,
    side: { id: "centralise_let_go", side: "a" },
  },
  {
    asked: /chat ?bot|\bbot\b|\bAI\b|automat(e|ed|ion|ically)|self-service|phone menu/i,
    refused: /chat ?bot|\bbot\b|automat|\bmenu\b|a person|machine/i,
    side: { id: "automate_augment", side: "b" },
  },
  {
    asked: /investor|venture|\bVC\b|equity|raise (money|a round|capital)|shares in/i,
    refused:
      /not raising|\b(?:no|not|never|without|from) (?:\w+ )?investors?\b|equity|^(?:\p{L}+,? )?no[.!]?$|調達は?(?:しません|しない)|^kein\w* invest|^pas d['’]invest|^sin invers/iu,
  },
  {
    asked: /free (trial|plan|tier|version)|work for free|unpaid|for exposure|free sample/i,
    refused: /free (trial|plan|tier|bread|work|sample)|for free|unpaid|exposure/i,
  },
  {
    asked: /custom (work|version|feature)|bespoke|special version|just for (them|him|her|one)/i,
    refused: /custom|bespoke|special version|exception/i,
    side: { id: "centralise_let_go", side: "a" },
  },
  {
    asked:
      /partner(ship)? with|team up with|join forces|work together with|be(come)? (their|an) (add-on|reseller)/i,
    refused: /add-on|partner|reseller/i,
    side: { id: "compete_cooperate", side: "a" },
  },
  {
    asked: /\b(on|open) (a )?(sunday|monday|saturday|weekend|holiday)|at night|24\/7|longer hours/i,
    refused: /\b(clos\w+|not?|never|without)\b.{0,30}\b(sunday|monday|saturday|weekend|night)/i,
  },
];
