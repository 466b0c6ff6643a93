/** What excellent looks like in each section of the truth anchor. */
export const TRUTH_PARTS = {
  market_analysis: `Market analysis. Whoever reads it knows what game is really being played and against whom.
- category: what a buyer would call it on the phone to a colleague, or what it replaced. Not what the founder wishes it were called.
- obstacle: Rumelt's diagnosis begins here. The one thing that, if it went away, would make the rest easy; a mechanism (who must do what, and why they do not) and not an absence ("awareness").
- size: only sums from numbers in the dossier, low to high, bottom up: so many who could buy, times a price they pay. Nothing otherwise.
- alternatives: one row for each that the dossier names, by its exact name. promise in their own words where their page was read (cite P); weakness is what their model forces on them and not a complaint; said is the founder's view of it. Two names of the same thing: fill one row and leave the other null. The status quo has a promise too: name what is comfortable in it.
- conventions: what everybody in the trade does. keep what buyers rely on, break the one that the obstacle lives on.
- forces: what is changing, with a date where one was said. None without evidence.
- map: two axes on which the founder really differs, never price against quality unless they chose it; their ends are named without numbers; x and y from 0 to 10, each point with its ground. null if only the founder's own place could be proved.
- gaps: what nobody in the dossier offers and somebody in it asked for; the risk is why it might be empty for a good reason.`,
  cultural_opportunities:
    `Cultural opportunities. A friction is the place where what people want runs into what their trade, their family or their own habits tell them, and where a company may take a side.
- friction: left against right, two beliefs that decent people hold, each in a sentence its holders would accept; left_held_by and right_held_by name them from the dossier. coping: how they get by today. side: which one this company takes, and what it does that shows it. price: who will think less of it for that, or go elsewhere.
- It is no friction if one side is stupid, and none if the company could take both. Then null.`,
  consumer_insights: `Consumer insights. One kind of buyer, so well seen that the founder thinks of a name.
- situation: when and where it comes up, who else is in the room. job: what they are trying to get done and would hire almost anything for, in their terms and without the product in it. workaround: what they do today and what it costs them that they no longer notice.
- trigger: the event after which they look. barrier: what they fear happens, or who they fear, if they say yes.
- belief: now, what makes the old way sensible; needed, what they must come to believe; planks, the pieces of evidence in between, in the order in which a doubter needs them, each a fact from the dossier.
- customers: what the ones they would clone share that the others lack. their_words: exact words of buyers, as quoted by the founder or on the site.
- not_for: at least the refusals the founder gave; why tells what serving them would break.
- archetype: a lens of Mark and Pearson's twelve, for the brand's stance and not for the buyer, only if three separate pieces of evidence point to it; shadow is how it goes wrong for this company, forbids what it may then never say. Otherwise null.`,
  strategic_synthesis:
    `Strategic synthesis. The kernel: what is going on, what is done about it, what follows. Everything else in the document must be derivable from here.
- diagnosis: the obstacle as a mechanism, in one or two sentences; the hardest true thing in the document. policy: the one approach that gets round that mechanism, with what it rules out said in the same breath; not a goal and not a list.
- actions: three or four that reinforce each other; each does something to the mechanism, fits the hours and money, has an owner named in the dossier, a day and a sign that it is done. serves names the part of the policy, in a few words. One of them is for what runs out first: name it by its number (the hours of a week, the cash of the months left, the weeks of the season, the one pair of hands) and say what is stopped, moved or started so that it lasts.
- positioning: Dunford's chain. What they would use instead, what only this company has, what that is worth to a buyer (not a feature said again), who cares most about that worth, the category that makes it obvious.
- statement: for whom, in which situation, what it is, what it does for them, against what. Speakable. only_we: what a rival would have to give up to copy it. playback: at most twelve words that a customer would use to recommend it.
- tradeoffs: one row for each the founder decided, by its id (D. without the D.): chosen, rejected and gives_up in the terms of this trade, not of a textbook; gives_up is a real loss, with a customer or an amount in it where the dossier has one.
- territories: three different places to stand that were really open, one chosen; why says what in the evidence decided it. bets: what is not known and would turn the strategy round, with what is measured, by a day that was said or null; reverses is what is done if it is lost.
- sums: the two or three calculations the kernel rests on.`,
} as const;
