import type { FoundationAnchor } from "../../../domain/anchors.ts";

/** What each anchor is about, for whoever thinks before writing. */
const QUESTIONS: Record<FoundationAnchor, string> = {
  truth:
    `The truth anchor answers: what is really in the way, who really decides, what is the real alternative, and what does this company do that others would refuse? Look at
- who loses and who gains on the day a customer says yes; where deals go when they are lost; what the best customers have in common that the founder has not named
- the gap between what the founder says sells and what the numbers say sold; between whom they describe and whom they would clone
- what a rival cannot copy without breaking its own model: its price, its channel, its promise to somebody else
- what customers believe that makes the old way feel safe, and which single fact would undo it`,
  expression:
    `The expression anchor answers: what does this company stand for that costs it something, and how does it sound when nobody is polishing? Look at
- where the reason for starting explains a refusal that otherwise looks like bad business
- which value has a price that was really paid, and which is decoration
- how the founder writes when it is not marketing: sentence length, what they leave out, who is named, where the joke is
- what the buyer is afraid to ask and which answer ends the fear; what the company may no longer claim`,
  attention:
    `The attention anchor answers: given these hours and this money, where does attention come from, and what must stop? Look at
- customers per channel against hours and money per channel; which channel is really word of mouth in disguise
- what the founder knows from the inside that a buyer would stop scrolling for, and that a rival would not dare to publish
- the calendar of the trade: when deciders sit together, when nobody listens, what must have happened before that day
- what the plan asks in hours against the hours there are`,
  evolution:
    `The evolution anchor answers: what has to be true for the goal to come out, which number decides, and what changes the founder's mind? Look at
- the goal divided by the months left, against the pace so far and the season; which of price, number and loss moves it most
- where customers go quiet, what has happened to them by then, and who is waiting for whom
- what the bet would prove and whether its date comes before the money that depends on it
- what growth would break first: the founder's week, the promise, the price, the refusal`,
};

/** The task of thinking before anything is written. */
export function memoInstructions(anchor: FoundationAnchor): string {
  return `Write the memo that comes before the strategy: six to eight insights. It is read by a colleague who will throw out whatever is obvious.

${QUESTIONS[anchor]}

An insight is a sentence the founder has not said, that follows from what they have said, and after which they would do something differently on Monday. "They sell mainly by word of mouth" repeats an answer. "Nine of 23 came by a colleague's call and the trade fair brought six for a week's work, so every onboarded customer who is asked to call one neighbour outsells the fair" is an insight.

For each
- claim: the insight in one or two sentences, with its ids
- calculation: the arithmetic with its numbers and result where there is one ("8 of 10 = 80%"), else null. Do the sums the founder has not done: shares, per month, per hour, per customer, what is missing to the goal, what a loss costs. A number in the claim stands in its ids or is a result here; several sums are set apart by semicolons.
- follows: what to do, stop or say because of it; one sentence
- doubt: how it could be wrong, and the cheapest thing that would show it; one sentence

Range over the whole dossier, not only over the answers of this anchor. Put the one first that changes the most. Five strong ones are better than eight.`;
}

/** The task of reading a memo with fresh eyes. */
export const JUDGE =
  `You did not write this memo. You are the partner who decides what reaches the client, and you would rather send three insights than six.

Read each insight against the sentences it cites, and against the rest of the dossier.
- supported: do its ids, read alone, carry it? Causes that were only sequence, "most" from one case, a motive nobody spoke of, and a number that counts something else are not supported.
- obvious: has the founder said it already in as many words, or would any adviser have said it of any such company? 
- decides: name the decision that would come out differently. If there is none, it does not decide anything.
- contradicted: is there a sentence in the dossier that speaks against it and that it does not mention?

Keep an insight only if it is supported, not obvious, decides something and is not contradicted. Where a small change makes it true, keep it and give the claim anew, narrower, with its ids; it prints no number but those of its ids and of the calculation, which you give anew where it needs another. One that was sent back did not pass a check that counts and compares: keep it only with the claim anew, so that the reason is cured. Two that say the same: keep the sharper. Order by how much changes.`;

/** The task of thinking some insights once more. */
export const RETHINK =
  `These insights were worth keeping and cannot be printed as they stand: each has its number, its text, and behind "Sent back" what is wrong with it. Think each once more, with what holds now.

- Keep the thought where it survives the reason, and cure the reason: another id, the arithmetic shown, a narrower claim, the number that stands now. Do its sums anew.
- Where the thought rested on what is no longer true, say what follows from what is true now, if anything does.
- Where nothing is left of it, give null for the claim. That is better than a second guess.

For each: insight, its number; claim, calculation, follows and doubt as in a memo (a calculation such as "8 of 10 = 80%", or null; follows and doubt one sentence each).`;

/** The task of offering the anchor's one sentence in three ways. */
export function sentencesInstructions(anchor: FoundationAnchor): string {
  const heads: Record<FoundationAnchor, string> = {
    truth: "what is really going on here and what this company does about it",
    expression: "what this company stands for, so that somebody could disagree",
    attention: "where attention will come from, and what is left out for it",
    evolution: "what decides whether the next step comes",
  };
  return `The founder is about to be read back what was heard. Offer three sentences of which one will head the ${anchor} anchor: ${
    heads[anchor]
  }.

They are three different bets and not three wordings: each rests on another insight, and picking one means leaving two. The founder should hesitate.
- at most 24 words, one sentence, complete without its neighbours
- the founder could say it aloud to a customer or a colleague and would not blush: their words for the things of their trade, their length of sentence, their temperature. No slogan, no rhyme, no colon with a reveal behind it, no company name at the beginning as in an advertisement.
- it claims something that could be wrong, and a rival could not sign it
- no quotation marks around it and none in it: it is to become the founder's own sentence
- ids as always; no number that they do not carry

If the memo holds fewer than three such sentences, give fewer.`;
}
