import type { Playbook } from "./playbook.ts";

/** What comes from outside: a rival's move, a complaint, a reader, a new name. The order counts. */
export const PEOPLE_PLAYBOOKS: Playbook[] = [
  {
    id: "rival_move",
    asked:
      /\b(?:rivals?|competitors?|competition|konkurren\w+|concurrent\w*|competidor\w*|concorrente\w*)\b.*\b(?:cut|drop|lower|halv|copi|copy|launch|rais|start|open|offer|bought|undercut|clon)\w*|\b(?:undercut|copied us|copies us|steal(?:s|ing)? our)|\b(?:copies|copied|copy) us\b/iu,
    fields: ["difference.only", "market.rivals", "proof.best", "messaging.objections", "revenue.model"],
    recommend:
      "Do not move your price or your words this week. Write to those who could be tempted, say what you do that the rival would have to refuse, and put your proof beside it.",
    against: "If buyers do choose by that one thing, waiting a month costs customers who do not come back.",
    evidence:
      "Count for four weeks how many name the rival's move as their reason, in their own words. Two or more of the next ten are a reason to think again; fewer are noise.",
  },
  {
    id: "complaint",
    asked:
      /\bcomplain\w*|\bbad review|\breview\b.*\b(?:bad|reply|answer|star)|\bangry\b|\bunhappy\b|\brefund|beschwer\w*|reklam\w*|plainte|réclam\w*|queja|reclama\w*|苦情|クレーム/iu,
    fields: ["journey.quiet", "identity.values", "messaging.objections", "proof.best"],
    recommend:
      "Answer today, in person where you can and in two sentences where you cannot: what went wrong in their words, and what you do about it by when. Then look whether it could happen to the next one tomorrow.",
    against:
      "An answer in public can make a small thing large, and some complaints want a discount and not an answer.",
    evidence:
      "Ask the last three who complained whether they would buy again. If two would, the answer was worth more than the fault cost.",
  },
  {
    id: "leaver",
    asked:
      /\b(?:co-?founder|partner|employee|colleague|baker|developer|manager|assistant|team member|mitgründer\w*|mitarbeiter\w*)\b.{0,30}\b(?:leav\w*|quit\w*|resign\w*|gone|going|kündigt|geht)\b/iu,
    fields: ["pitch.team", "channels.capacity", "evolution.next", "goal.twelve_months"],
    recommend:
      "Agree on the last day and on one sentence that both of you say to customers. Then write down this week what only they know, task by task, with the name of who takes it or the word nobody.",
    against: "Some people say that they leave because they want to be asked to stay, and nobody asked.",
    evidence:
      "Ask what would have to change for them to stay a year. If the answer is a thing you can do, do it before anything else.",
  },
  {
    id: "name",
    asked:
      /\b(?:rename|rebrand|change (?:the|our|my) (?:company )?name|new name|name of the (?:company|business|firm)|umbenennen|neuer name|changer de nom|mudar o nome|cambiar el nombre)\b|社名/iu,
    fields: ["identity.why", "offering.what", "identity.contrast", "channels.current"],
    recommend:
      "Keep the name unless people cannot say it, cannot spell it, or take you for somebody else. A name gathers what you do, and a new one begins at nought.",
    against:
      "A name that stands for a thing you no longer do tells every newcomer the wrong story, each year a little dearer to change.",
    evidence:
      "Ask ten people who do not know you to write it down after hearing it once, and to guess what you do. Fewer than five right answers are a reason to look for another.",
  },
  {
    id: "fit",
    asked:
      /\bwhich (?:of (?:my|our) )?(?:customers?|clients?|buyers?)\b|\bwhom? (?:should|do) (?:i|we) (?:focus|serve|sell to|go after|target)|\bideal customer|\btarget (?:group|audience|customer)|\bbest customers?\b|zielgruppe|welche kunden|público.alvo/iu,
    fields: ["customer.last_three", "customer.trigger_barrier", "customer.not_for", "customer.belief"],
    recommend:
      "Those in whose life the trigger has just happened, and of them the kind you said you would clone. Look for the next ten by that moment and not by age, size or trade.",
    against:
      "Three customers are few to learn from, and the one you liked best may be the one who was easiest.",
    evidence:
      "Write beside each of the last ten what had happened the week before they came. If one thing stands there more than five times, that is the group.",
  },
];
