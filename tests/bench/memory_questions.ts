/** What a founder asks the consultant after months: written before anybody looked at how the consultant remembers. */

export type MemoryKind = "recall" | "change" | "time" | "sessions" | "abstention";

export interface MemoryQuestion {
  kind: MemoryKind;
  asks: string;
  /** What the answer must hold; of several in one entry, any. */
  holds: RegExp[];
  /** What it must not hold: what was corrected, or what nobody said. */
  never?: RegExp;
}

/** What happened before the questions, on which day: consultations, and corrections of the worksheet's cells. */
export const SESSIONS: { on: string; asks: string[]; corrects: Record<string, string> }[] = [
  {
    on: "2026-12-01",
    asks: ["Should we advertise on Instagram?", "What should we say to a chairman who hesitates?"],
    corrects: {},
  },
  {
    on: "2027-01-12",
    asks: ["Should we go back to the boat show in Leeuwarden?"],
    corrects: { "goal.baseline": "26" },
  },
  { on: "2027-02-03", asks: ["Should we take a percentage of the dues?"], corrects: { "goal.target": "50" } },
  {
    on: "2027-03-10",
    asks: ["Should we hire a salesperson for Denmark?", "Should we raise our price?"],
    corrects: { "goal.by": "31 March 2028", "bet.target": "15" },
  },
];

export const ASKED_ON = "2027-03-20";

/** Corrected: none of these is the goal, today's number or the bet any more. */
export const CORRECTED = {
  target: /\b45\b/,
  baseline: /\b23\b/,
  by: /December 2027|2027-12-31/,
  bet: /\b12 (?:new|marinas)/,
};

/** "Nobody said that" in its wordings. */
const NOT_SAID =
  /not (?:been )?said|nobody (?:has )?said|no one (?:has )?said|never (?:been )?(?:said|asked|mentioned|spoke)|not (?:been )?(?:told|asked|mentioned|spoken)|do(?:es)? not know|don['’]t know|nothing (?:was|is|of)|no (?:word|answer|record|number|question|price)|cannot (?:know|say|tell)|can['’]t (?:know|say|tell)|not know|missing|did not|didn['’]t|have not|haven['’]t/i;

const recall = (asks: string, ...holds: RegExp[]): MemoryQuestion => ({ kind: "recall", asks, holds });
const change = (asks: string, holds: RegExp, never: RegExp): MemoryQuestion => ({
  kind: "change",
  asks,
  holds: [holds],
  never,
});
const time = (asks: string, ...holds: RegExp[]): MemoryQuestion => ({ kind: "time", asks, holds });
const sessions = (asks: string, ...holds: RegExp[]): MemoryQuestion => ({ kind: "sessions", asks, holds });
const unsaid = (asks: string, never?: RegExp): MemoryQuestion => ({
  kind: "abstention",
  asks,
  holds: [NOT_SAID],
  ...(never ? { never } : {}),
});

export const MEMORY_QUESTIONS: MemoryQuestion[] = [
  recall("Why do we do this?", /Enkhuizen|father|kitchen table/i),
  recall("Who are we not for?", /250 berths|Charter|investor/i),
  recall("Which channels do we refuse?", /Instagram|paid search|cold calling/i),
  recall("What makes them buy?", /resign|retire/i),
  recall("What holds them back?", /revolt|never pay on a phone/i),
  recall("Who are our rivals?", /Jettybase|notebook|Kajplan/i),
  recall("What can only we say?", /percentage|rubber boots|in public/i),
  recall("What is our best proof?", /Stavoren/),
  recall("What would we never become?", /guest/i),
  recall("What are our values?", /phone|percentage|export/i),
  recall("Where do our customers meet?", /Hindeloopen|Frisian|Danish/i),
  recall("What do we know that others don't?", /fourteen|tags|dues letter/i),
  recall("What comes next for us?", /Denmark/),
  recall("What do we do if the bet is lost?", /treasurer['’]s letter|stop driving/i),
  recall("What do they believe today?", /big ones|exceptions|big marinas/i),
  recall("What must they believe?", /written down/i),
  recall("When do new customers go quiet?", /day 9|day 14|board/i),
  recall("What would customers do without us?", /whiteboard|Excel/i),
  recall("What is the biggest obstacle?", /board/i),
  recall("Who are the three last customers?", /Makkum|Marstal|Kerteminde/),

  change("What is our goal?", /\b50\b/, CORRECTED.target),
  change("How many marinas do we want?", /\b50\b/, CORRECTED.target),
  change("What number are we aiming for?", /\b50\b/, CORRECTED.target),
  change("What would a good year be?", /\b50\b/, CORRECTED.target),
  change("How many marinas do we have today?", /\b26\b/, CORRECTED.baseline),
  change("Where does our goal stand now?", /\b26\b/, CORRECTED.baseline),
  change("How far are we from the goal?", /\b2[46]\b/, CORRECTED.baseline),
  change("How many are missing to the goal?", /\b24\b/, CORRECTED.target),
  change("By when do we want to reach the goal?", /31 March 2028|March 2028/, CORRECTED.by),
  change("What is the deadline of our goal?", /March 2028/, CORRECTED.by),
  change("Until when does the goal run?", /March 2028/, CORRECTED.by),
  change("What is our bet?", /\b15\b/, CORRECTED.bet),
  change("Which number decides the bet?", /\b15\b/, CORRECTED.bet),
  change("What did we bet on?", /\b15\b/, CORRECTED.bet),
  change("How many signatures does the bet need?", /\b15\b/, CORRECTED.bet),
  change("Remind me of our target", /\b50\b/, CORRECTED.target),
  change("Write one sentence about our goal", /\b50\b/, CORRECTED.target),
  change(
    "What is our goal and by when?",
    /\b50\b[\s\S]*March 2028|March 2028[\s\S]*\b50\b/,
    CORRECTED.target,
  ),
  change("Is our goal still 45 marinas?", /\b50\b/, /goal is (?:still )?45/i),
  change("Are we still at 23 marinas?", /\b26\b/, /still at 23|are 23/i),

  time("When did I ask about Instagram?", /1 December 2026|December/),
  time("When did we talk about Leeuwarden?", /12 January 2027|January/),
  time("When did I ask about the percentage?", /3 February 2027|February/),
  time("When did we speak about a salesperson?", /10 March 2027|March/),
  time("What did I ask you in December?", /Instagram|chairman/),
  time("What did I ask you in January?", /Leeuwarden|boat show/i),
  time("What did we discuss in February?", /percentage/i),
  time("What did I ask on 10 March?", /salesperson|price/i),
  time("What was my first question?", /Instagram/),
  time("What was the last thing I asked you?", /price/i),
  time("What did I ask before the percentage?", /Leeuwarden|boat show/i),
  time("What did I ask after Leeuwarden?", /percentage/i),
  time("When did I change the goal?", /3 February 2027|February|10 March/),
  time("When did I correct the bet?", /10 March 2027|March/),
  time("What changed since January?", /goal|50|bet|15/i),
  time("What did I correct in March?", /goal|bet|March 2028|15/i),
  time("What did I correct in January?", /26|baseline|today/i),
  time("When did I last ask you something?", /10 March 2027|March/),
  time("How long ago did I ask about Instagram?", /December|days|months|weeks/),
  time("What did I ask this month?", /salesperson|price/i),

  sessions("What have I asked you so far?", /Instagram/, /percentage/i),
  sessions("Have I asked about Instagram before?", /Instagram/),
  sessions("Did we already speak about Denmark?", /salesperson|Denmark/),
  sessions("What did you tell me about Instagram?", /refuse|Instagram/i),
  sessions("What did you say about the boat show?", /Leeuwarden|boat show/i),
  sessions("What did you say about taking a percentage?", /percentage/i),
  sessions("What did you answer about the salesperson?", /salesperson|hire|Denmark/i),
  sessions("What did you advise on the price?", /price/i),
  sessions("Which of my questions went against a decision?", /Instagram|percentage/i),
  sessions("List my earlier questions", /Instagram/, /Leeuwarden|boat show/i),
  sessions("What did we say about the chairman?", /chairman/i),
  sessions("Summarise what we talked about", /Instagram|percentage|price/i),
  sessions("What were my questions on channels?", /Instagram|boat show/i),
  sessions("What did I ask about Leeuwarden and about the price?", /Leeuwarden|boat show/i, /price/i),
  sessions("Have we talked about hiring?", /salesperson|hire/i),
  sessions("Which questions did I ask about money?", /price|percentage/i),
  sessions("What did I want to know about dues?", /percentage/i),
  sessions("How often did I ask you something?", /\b6\b|six/i),
  sessions("Did I ask the same thing twice?", /no|not|each|once|never/i),
  sessions("What did I correct so far?", /goal/i, /bet/i),

  unsaid("What is our churn in Norway?"),
  unsaid("What did I ask about TikTok?"),
  unsaid("When did we talk about Sweden?"),
  unsaid("What did you say about podcasts?"),
  unsaid("What is our customer acquisition cost?", /€\s?\d+ (?:per|a) customer/i),
  unsaid("How many employees do we have?"),
  unsaid("What is my birthday?"),
  unsaid("What is our office address?"),
  unsaid("Who is our lawyer?"),
  unsaid("What did the investors decide?"),
  unsaid("How many followers do we have?"),
  unsaid("What was our profit in 2024?"),
  unsaid("What is our Net Promoter Score?", /NPS (?:is|of) \d+/i),
  unsaid("What did I ask in August?"),
  unsaid("What did we agree with Jettybase?"),
  unsaid("Which bank do we use?"),
  unsaid("What is the name of our app's designer?"),
  unsaid("Have I asked about franchising before?"),
  unsaid("What did you tell me about television?"),
  unsaid("How much did we spend on radio?"),
];
