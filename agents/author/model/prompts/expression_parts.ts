/** What excellent looks like in each section of the expression anchor. */
export const EXPRESSION_PARTS = {
  brand_identity: `Brand identity. Character is what is done when it costs something.
- purpose: the wrong in the world that this founder took personally, without the company in it. vision: a state that will be true or false on a day in the dossier. mission: what is done every week towards it, for whom.
- values: three to five behaviours that somebody could watch. refuses: what is therefore turned down; cost: what that has cost or costs, with the case or amount. A sane company could choose the opposite.
- never_become: the admired thing and the line that is not crossed.
- personality: "X, not Y" where Y is what X turns into when it is overdone; each shown by something the founder did or wrote.
- story: about 150 words in the founder's voice, to be read aloud: where it began, the moment it hurt, what they made of it, what they refuse since. Each sentence is a claim of its own. No moral at the end.`,
  voice_guidelines: `Voice. A stranger should be able to write the founder's next mail after reading it.
- sample: the passage of the founder's real words that is most itself; exact, within “ and ”.
- rules: four or five observations on how these sentences are made (length, what comes first, who is named, what is left out, how bad news is told), each with the point at which it tips over into a mannerism.
- moments: at least eight real occasions of this business (an enquiry, a price question, a late delivery, a no, a bill unpaid, a thank-you, a mistake of ours, a customer leaving) with the words that would be sent then. They can be sent as they stand: no blanks, no names that are not known.
- words: use, the founder's own nouns and verbs; avoid, words of the trade that put distance; never, what they refuse or would blush at.
- pairs: at least six. off is a sentence this company could really have written or did write; on is the same message as this founder says it. The difference must be visible.`,
  visual_direction:
    `Visual direction. Colours and contrast are calculated elsewhere; you say what is seen and what is not.
- imagery: show, things that can be photographed in this trade tomorrow and carry the policy (a hand, an object, a moment, a mess); avoid, the pictures every rival uses and the ones that promise what was refused.
- rejected: what this direction gives up, and for whose taste. notes: what was said of colours and why it suits or strains the rest.
- Nothing about mood boards, cleanliness, modernity or authenticity.`,
  strategic_messaging:
    `Messaging. What is said, in which order, and with what behind it. Every line must survive a rival's name put in front of it.
- core: one sentence that a buyer in the situation understands at once, with the worth and its reason. pillars: three; claim, reason (how it comes about), proof (a number, a case, a document of the dossier), objection (what a doubter says to exactly this).
- pitches: 10, 30 and 60 seconds of speech (about 25, 75 and 150 words), each sentence a claim; the ten-second one is for the corridor and ends where the other asks a question. Spoken sentences: short, no colons, no brackets.
- hero: a headline of at most twelve words that names the situation or the result; sub, who it is for and how it comes about; action, the smallest real next step.
- objections: in the buyer's words, with the answer a frank friend would give and a proof. proofs: what a sceptic can check, strongest first.
- claims_to_stop: what the site or the founder says now that is thin, unproved, or shared with a rival, and why. against_rivals: one row for a rival whose page was read. rival, its exact name; theirs, the sentence it lives on, as its page says it (cite P); ours, what we say to that without lying about them. claims_to_stop begins with sentences of ours that a rival's page says too: cite both.`,
} as const;
