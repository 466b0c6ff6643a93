import type { Playbook } from "./playbook.ts";
import { OFFER_PLAYBOOKS } from "./playbooks_for_offers.ts";
import { PEOPLE_PLAYBOOKS } from "./playbooks_for_people.ts";
import { WORK_PLAYBOOKS, WRITE_PLAYBOOK } from "./playbooks_for_work.ts";

/** First match wins, so the particular stand before the general. */
export const PLAYBOOKS: Playbook[] = [
  WRITE_PLAYBOOK,
  ...PEOPLE_PLAYBOOKS,
  ...OFFER_PLAYBOOKS,
  ...WORK_PLAYBOOKS,
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
