/** What excellent looks like in each section of the evolution anchor. */
export const EVOLUTION_PARTS = {
  customer_journey: `Customer journey. Where it hurts, and who is waiting for whom.
- stages: for each about which the dossier tells something: said, what happens there, from evidence; feeling from -2 to 2, only where words or behaviour show it, else null; friction, the thing that holds them up and whose it is; fix, one change that removes it, by the owner, within the hours; metric, counted. Stages without evidence are left out.
- The lowest point is where most leave or wait. It must come out as the lowest.`,
  growth_strategy: `Growth. A goal is only as good as its division by the months.
- goal: what it asks per month from here against the pace so far, season included, and what would have to change for it. sums: the pace needed, today's pace, what a price or a loss is worth in a year, which lever moves the goal most. Show them.
- pricing: one thing to charge otherwise, in two or three sentences: for whom and what instead, with an amount that was said or a sum of such; what it is worth against the goal, as a sum; how it is tried and when it is dropped. A price that the founder doubts, waives or loses money on is decided here. Nothing refused, such as a discount or a lock-in. [] where nothing speaks against the price.
- loop: three to five sentences that close: what one customer does that brings the next, and where it leaks today. If nothing closes, leave it empty.
- order: which ground comes after which, with the number or day on which it is entered. The first is depth where they are known, unless they chose otherwise.`,
  retention_approach: `Retention. People do not leave on the day they leave.
- first_value: the moment at which a customer has what they came for, and how long that takes now. habit: what they do regularly after it that would be missed. quiet: what has happened by the time they fall silent, and whose move it was.
- reasons_to_leave: from cases in the dossier; sign, what can be seen two weeks before; save, what is done on that day by whom.
- messages: three to six that this founder could send as they stand, each tied to a when that can be noticed. In their voice, about the customer's thing, with one small question or offer. No "just checking in".`,
  evolution_milestones: `Milestones. What has to be true, by when, for the next thing to be allowed.
- milestones: now (90 days), next (12 months), later: a state that can be seen, with a day, done_when and owner where the dossier has them; after names the bet or step that has to be decided first. Three or four a horizon at most, none that is only work. The one about what runs out first (hours, cash, season) has its day: until when it lasts at today's pace, as a sum.
- gates: what stops the next expenditure or expansion: a number, and a day that was said or null; if_lost, what is done then. Take the founder's own bet word for word in its number and date.
- stretch: may, where the same strength would be worth something; never, what it would break. From what they said.
- review: the four or five questions of the quarterly hour, each tied to a number or a bet of this document and able to end in a no.
- sums: what the dates ask of each other: weeks between a bet and what depends on it, money until the first comes in.`,
} as const;
