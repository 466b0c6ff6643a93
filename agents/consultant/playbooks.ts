/** What founders ask again and again, and the frame that helps: no facts, only how to decide. */
export interface Playbook {
  id: string;
  asked: RegExp;
  /** Fields to look into first. */
  fields: string[];
  recommend: string;
  against: string;
  evidence: string;
}

/** First match wins, so the particular stand before the general. */
export const PLAYBOOKS: Playbook[] = [
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
      "Say no, today, and name somebody who fits them better. An exception is priced on its first invoice and paid for in every week after it, and the next one who asks will know about it.",
    against:
      "The money is real and near, and one customer outside the line may teach something that ten inside it cannot.",
    evidence:
      "Write down what would have to be true for the line itself to move, for everybody. If you would publish that sentence, it is a new decision; if you would hide it, it is an exception.",
  },
  {
    id: "partnership",
    asked:
      /commission|marketplace|partner|offers? (us|me|to)\b|list(ing)? (us|our|my)|revenue share|reseller|affiliate|white.?label|delivery app|platform/i,
    fields: ["difference.only", "channels.refused", "identity.contrast", "revenue.model", "market.rivals"],
    recommend:
      "Decide by who stands between you and your customer afterwards. If the offer puts somebody there, decline it in one friendly sentence and keep the contact.",
    against:
      "It is income without new work, and a partner reaches people whom you will not reach alone this year.",
    evidence:
      "Ask for the terms of the second year in writing, and ask three customers whether they would mind. Terms that cannot be left at once are an answer.",
  },
  {
    id: "discount",
    asked:
      /discount|coupon|voucher|cheaper|half price|first \w+ (for |at )?(free|[€$£¥])|% off|introductory|trial|sale\b/i,
    fields: ["identity.values", "customer.not_for", "revenue.model", "messaging.objections"],
    recommend:
      "Leave the price alone and take away the fear instead: make leaving easy, show proof, let people try a smaller whole thing at its full price.",
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
      /\bprices?\b|pricing|charge|raise (the|our|my) (price|fee|rate)|instead of [€$£¥]?\d|[€$£¥]\s?\d[\d.,]* (instead|rather)/i,
    fields: [
      "revenue.model",
      "messaging.objections",
      "customer.trigger_barrier",
      "growth.numbers",
      "proof.best",
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
      /second (shop|location|store|branch|office)|another (shop|location|city|country)|empty (shop|store)|\brent\b|expand|new market|abroad|franchis|open in\b|move into/i,
    fields: ["evolution.next", "goal.twelve_months", "growth.numbers", "channels.capacity", "pitch.team"],
    recommend:
      "Do not take it now. What you planned first is not done, and a second place costs the hours that the first one lives on.",
    against: "A place that fits comes along rarely, and somebody else will have it by spring.",
    evidence:
      "Name the figure at which the first place is full, from your own numbers. When it has stood there for a whole quarter, look again.",
  },
  {
    id: "write",
    asked:
      /\bwrite (me|us|a|the)|\bdraft\b|what do i write|what (should|do) (i|we) (say|put)|word(s|ing) for|first .* sentences|headline|subject line|caption/i,
    fields: [
      "voice.sample",
      "content.knowledge",
      "customer.trigger_barrier",
      "proof.best",
      "messaging.objections",
    ],
    recommend:
      "Use your own sentences: begin with the moment the reader is in, give one proof with a number, ask for one small step. The lines below are yours already; keep them as they are.",
    against:
      "Your own words can be too near to you: a reader who has never met you may lack the start of the story.",
    evidence:
      "Read it aloud to one person it is meant for. Whatever they ask back belongs into it; whatever they do not repeat can go.",
  },
  {
    id: "hiring",
    asked:
      /\bhire|stop doing|hand over|hiring|recruit|employ|freelanc|agency|sales ?person|assistant|team member|co-?founder/i,
    fields: ["pitch.team", "channels.capacity", "goal.twelve_months", "growth.numbers", "identity.values"],
    recommend:
      "Hire for the week that breaks most often, not for the title. Begin with days, not with a post, and hand over one whole task with its result.",
    against: "Days bought one by one are dear, and nobody grows into a task that they only visit.",
    evidence:
      "Write down for two weeks what you did that somebody else could have done. The longest line is the task.",
  },
  {
    id: "stalled",
    asked:
      /what do (i|we) do (when|while|in|if|about)|quiet|stuck|waits?\b|stall|sits on|no answer|ghost|churn|leav(e|ing)|cancel|pause/i,
    fields: [
      "journey.quiet",
      "market.obstacle",
      "customer.trigger_barrier",
      "customer.belief",
      "launch.moment",
    ],
    recommend:
      "Take the decision out of the waiting. Bring the finished thing before the wait begins, so that saying yes is less work than saying nothing, and give a date on which it goes on without another meeting.",
    against: "A push in a quiet time can feel like pressure, and these are people who talk to each other.",
    evidence:
      "Do it with the next three and count the days until they move, beside the last three. Half the days is worth keeping.",
  },
  {
    id: "objection",
    asked: /too (dear|expensive)|they say|object|sceptic|skeptic|doubt|afraid|don['’]t believe|convince/i,
    fields: ["messaging.objections", "proof.best", "customer.belief", "customer.trigger_barrier"],
    recommend: "Answer with the proof nearest to the fear, in one sentence, and then stop talking.",
    against: "An objection answered quickly is often not the real one.",
    evidence:
      "Ask what would have to be true for them to say yes today, and write the answer down word for word.",
  },
  {
    id: "channel",
    asked:
      /customers? come from|(find|get|reach) (new |more )?customers|next \w+ customers|instagram|tiktok|linkedin|facebook|youtube|newsletter|podcast|\bads?\b|advertis|channel|marketing|letter|post(ing)?\b|trade (show|fair)|event|SEO/i,
    fields: [
      "channels.current",
      "channels.refused",
      "channels.capacity",
      "community.places",
      "launch.moment",
    ],
    recommend:
      "Put the next hours into the channel that already brought the most, and let a new one in only as a test with an end date and a number.",
    against: "What brought the first customers may be used up before the next ones are found.",
    evidence:
      "Count where the next ten come from. A new channel that brings none in its test has had its chance.",
  },
  {
    id: "raise",
    asked: /investor|funding|raise (money|a round|capital)|loan|grant|equity|valuation/i,
    fields: ["pitch.raise", "pitch.traction", "goal.twelve_months", "growth.numbers"],
    recommend: "Take no money before you can say in one sentence what it buys and by when it is earned back.",
    against: "Whoever waits for perfect figures may be overtaken by somebody who did not.",
    evidence:
      "List what you would do in the first month with it. If nothing on the list needs the money, you do not.",
  },
  {
    id: "next",
    asked:
      /what (next|now|first)|what should (i|we) (do|focus)|priorit|this (week|month|quarter)|next step|start with|where do (i|we) begin/i,
    fields: ["goal.twelve_months", "evolution.bet", "market.obstacle", "launch.moment", "channels.capacity"],
    recommend:
      "Do what moves the bet you wrote down, in the hours you said you have, and let the rest wait by name.",
    against: "A bet can be the wrong one, and working hard on it makes that harder to see.",
    evidence:
      "Look at the bet's own number on the day you set for it, and at what you said would change your mind before.",
  },
  {
    id: "voice",
    asked:
      /tone|voice|homepage|website|words of mine|brand|colou?r|logo|visual|design|look\b|name\b|tagline|story/i,
    fields: ["voice.sample", "visual.colours", "identity.contrast", "identity.why", "difference.only"],
    recommend:
      "Keep to what you really wrote and really look like; change one thing at a time and only for a reader who stumbled.",
    against: "What feels like you may look like everybody else to a stranger.",
    evidence: "Show it beside two rivals without the names. If people cannot tell which is yours, change it.",
  },
  {
    id: "team",
    asked: /team|culture|values?\b|burn|tired|hours|delegate|lead\b|leadership|meeting/i,
    fields: [
      "identity.values",
      "identity.why",
      "pitch.team",
      "channels.capacity",
      "choice.centralise_let_go",
    ],
    recommend:
      "Turn it into a rule that can be kept in a bad week, say what it costs, and keep it once where all can see.",
    against: "A rule fits the people you have now; the next ones may need another.",
    evidence: "Name the last time the rule cost you something. If there is none, it is a wish so far.",
  },
];

export const RIVAL_PLAYBOOK: Playbook = {
  id: "rival",
  asked: /(?!)/,
  fields: ["market.rivals", "difference.only", "market.alternative", "messaging.objections", "proof.best"],
  recommend:
    "Do not answer them point by point. Say the one thing that they would have to refuse, show its proof, and let the buyer compare.",
  against: "Silence on what they do better reads as having no answer.",
  evidence:
    "Ask the last three who chose them, and the last three who left them, for their reason in their own words.",
};

export const GENERAL_PLAYBOOK: Playbook = {
  id: "general",
  asked: /(?:)/,
  fields: ["market.obstacle", "goal.twelve_months", "difference.only", "evolution.bet"],
  recommend:
    "Choose what removes the one obstacle you named, and do it in the smallest way that can still fail visibly.",
  against: "The obstacle may have changed since you named it.",
  evidence: "One week, one number, written down before you begin.",
};
