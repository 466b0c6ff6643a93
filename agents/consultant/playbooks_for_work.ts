import type { Playbook } from "./playbook.ts";

/** The work of every week. The order counts: the first that matches is used. */
export const WORK_PLAYBOOKS: Playbook[] = [
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
