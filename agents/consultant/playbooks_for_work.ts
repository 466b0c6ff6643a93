import type { Playbook } from "./playbook.ts";

/** Somebody wants words to send. */
export const WRITE_PLAYBOOK: Playbook = {
  id: "write",
  asked:
    /\b(?:write|draft|compose|word)(?: me| us)? (?:a|an|the|my|our|this|that|it|two|three|something)\b|\bdraft\b|\bwhat (?:do|should) (?:i|we) (?:write|put)\b|\bword(?:s|ing) for\b|first .* sentences|\b(?:journalist|interview|speech|on stage)\b|\bheadline\b|subject line|\bcaption\b|\b(?:schreib\w*|entwirf|formulier\w*|rédige\w*|écris|escribe\w*|redacta\w*|escreve\w*|schrijf)\b|書いて/iu,
  fields: [
    "voice.sample",
    "content.knowledge",
    "customer.trigger_barrier",
    "proof.best",
    "messaging.objections",
  ],
  recommend:
    "Send it in your own sentences: one reason to write now, one proof, one small step to take. The draft below is made of them; fill the brackets and change nothing else before the first reader has seen it.",
  against:
    "Your own words can be too near to you: a reader who has never met you may lack the start of the story.",
  evidence:
    "Read it aloud to one person it is meant for. Whatever they ask back belongs into it; whatever they do not repeat can go.",
};

/** The work of every week. The order counts: the first that matches is used. */
export const WORK_PLAYBOOKS: Playbook[] = [
  {
    id: "raise",
    asked:
      /investor|invest\b|funding|raise (money|a round|capital)|\bloan\b|\bgrant\b|equity|valuation|darlehen|kredit|investisseur|inversor|investidor/i,
    fields: ["pitch.raise", "pitch.traction", "goal.twelve_months", "growth.numbers"],
    recommend: "Take no money before you can say in one sentence what it buys and by when it is earned back.",
    against: "Whoever waits for perfect figures may be overtaken by somebody who did not.",
    evidence:
      "List what you would do in the first month with it. If nothing on the list needs the money, you do not.",
  },
  {
    id: "hiring",
    asked:
      /\bhir(?:e|es|ed|ing)\b|einstell\w*|mitarbeiter|embaucher|recruter|contratar|\bstop doing|hand over|hiring|recruit|employ|freelanc|agency|sales ?person|assistant|team member/iu,
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
      /customers? come from|(find|get|reach|win) (?:my |our |the )?(?:\p{L}+ ){0,2}customers|next \w+ customers|instagram|tiktok|linkedin|facebook|youtube|newsletter|podcast|\bads?\b|advertis|channel|marketing|letter|post(ing)?\b|trade (show|fair)|event|SEO/iu,
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
    id: "tired",
    asked:
      /\btired\b|exhaust\w*|burn(?:ed|t|ing)?[- ]?out|\boverwhelm\w*|\btoo much (?:work|to do)\b|\beverything (?:alone|myself)\b|erschöpft|überlastet|épuisé|agotad|cansad[oa]|疲れ/iu,
    fields: ["channels.capacity", "pitch.team", "goal.twelve_months", "identity.values"],
    recommend:
      "Drop one thing this week before you look for help: the one that brings least for its hours. Then hand over the task that comes back every week in the same form, with its result written down.",
    against: "What brings least today may be what the business lives on in two years.",
    evidence:
      "Write down every evening for two weeks what took the day. Whatever stands there most often and needs nobody in particular goes first.",
  },
  {
    id: "decisions",
    asked: /\bdecisions?\b|\bhardest to keep\b|\btrade-?offs?\b|entscheidung|décision|decisi[oó]n|decisão/i,
    fields: ["difference.only", "identity.values", "channels.refused", "customer.not_for", "evolution.next"],
    recommend:
      "Look at the one that already cost you something: it is kept only while the cost is fresh. Write beside it what breaking it would bring this month and what it would end for good.",
    against: "A decision that costs every month and brings nobody may simply be wrong.",
    evidence: "Name the last three times that it was tested, and who would have noticed had you broken it.",
  },
  {
    id: "team",
    asked: /team|culture|values?\b|hours|delegate|lead\b|leadership|meeting/i,
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
