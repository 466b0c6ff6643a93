/** A subject for an entry that is left open, and what to write down once it has happened. */
export interface OpenSlot {
  hook: string;
  brief: string;
}

/** One for each open entry; as many as a calendar can have entries. */
export const OPEN_SLOTS: OpenSlot[] = [
  [
    "the question that came most often this week",
    "Write the question as it was asked, then your answer in two sentences.",
  ],
  ["what went wrong this week, told plainly", "Say what went wrong, what it cost, and what you changed."],
  ["what a customer showed you", "Describe what you saw in three sentences; ask before you name anybody."],
  ["an answer to the last reply", "Quote the reply, with leave, and answer it in front of everybody."],
  ["something seen at work today", "One photograph, and two sentences on what it shows."],
  ["news that your customers talk about", "Say what happened, and what it changes for them, if anything."],
  ["a thank-you to somebody by name", "Say what they did, and what came of it; ask them first."],
  ["what you changed your mind about", "Say what you thought, what you saw, and what you do now."],
  ["the first thing somebody asked today", "Write it down before noon, with the answer you gave."],
  ["a mistake you often see", "Describe the mistake, why it is easy to make, and the way around it."],
  [
    "what you would do differently next time",
    "Take one job that is done, and say the one thing you would change.",
  ],
  ["something that took longer than expected", "Say how long you thought, how long it was, and why."],
  [
    "a tool on your table, and what it is for",
    "Show it, and say which one thing you could not do without it.",
  ],
  [
    "the best sentence a customer said",
    "Write the sentence word for word, with leave, and nothing after it.",
  ],
  ["what you turned down this week", "Say what was asked, why you said no, and who does it better."],
  ["one number from this week", "Give the number, what was counted, and the number of the week before."],
  [
    "what is different in this season",
    "Say what changes now, and what to do about it before the month ends.",
  ],
  ["somebody whose work you admire", "Name them, with one thing of theirs, and what you took from it."],
  ["what a beginner gets wrong", "Say it without laughing, and give the first step that puts it right."],
  ["a day from morning to evening", "Five lines, each with the hour at its beginning."],
  ["what is ready next week", "Say what it is, for whom it is, and on which day."],
  [
    "what you learned from a no",
    "Say what you offered, the reason you were given, and what you did with it.",
  ],
].map(([subject = "", brief = ""]) => ({ hook: `Left open: ${subject}`, brief }));
