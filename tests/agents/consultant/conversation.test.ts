import { expect, test } from "vitest";
import { bakery, closewell, heating, muddyPaws, pottery } from "./founders.ts";
import { ask, converse } from "./ground.ts";

const texts = (advice: { consultation: string }[]) => advice.map(({ consultation }) => consultation);

/** The lines of an answer that can be copied and sent. */
function sent(consultation: string): string[] {
  return consultation.split("\n").filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
}

test("a post is the founder's own words, the next one is another, and a shorter one is a part of it", () => {
  const [first = "", shorter = "", next = ""] = texts(
    converse(muddyPaws(), [
      "can u write me a facebook post for sunday",
      "shorter and no long words",
      "another one",
    ]),
  );
  expect(sent(first)).toEqual([
    "a dog that bites is usually in pain. ears. its always ears.",
    "theyre not naughty theyre scared.",
  ]);
  expect(sent(shorter)).toEqual(["a dog that bites is usually in pain."]);
  expect(sent(next)[0]).toBe("poodle crosses need brushing every day not once a month.");
});

test("when all that is known was posted, nothing is made up", () => {
  const answers = texts(converse(pottery(), ["投稿を書いてください", "もう一つ", "もう一つ"]));
  expect(sent(answers[0] ?? "")).toEqual([
    "ひびは水につけると見えます。",
    "直した茶碗は新しいものより長く使える。",
  ]);
  expect(answers.at(-1)).toBe("投稿できる新しい話は聞いていません。");
});

test("a mail greets and signs as the founder does, answers, and proves", () => {
  const [mail = "", shorter = ""] = texts(
    converse(closewell(), [
      "Write me an email to an owner who said 'what do I pay Dawn for?'",
      "Make it shorter and less salesy.",
    ]),
  );
  expect(sent(mail)).toEqual([
    "Morning.",
    "Dawn stays, you get the number on the 2nd, look at what Bao found.",
    "Bao Brothers found £11,200 in the first two months, a supplier who'd been charging the old price for prawns at three sites.",
    "Priya",
  ]);
  expect(sent(shorter)).toEqual([
    "Morning.",
    "Dawn stays, you get the number on the 2nd, look at what Bao found.",
    "Priya",
  ]);
});

test("a mail is addressed to whom the question names", () => {
  expect(sent(ask(heating(), "Schreib eine Mail an Frau Weber").consultation)[0]).toBe(
    "Guten Morgen Frau Weber,",
  );
});

test("a message about nothing in particular is not written", () => {
  expect(ask(muddyPaws(), "write me a text to berties mum").consultation).toBe(
    "Nobody said what it is to say. I do not know.",
  );
});

test.each([
  [
    "what do i say to someone who says its too dear",
    "its 2 hrs of my life n your dogs not shaking.",
    muddyPaws(),
  ],
  ["O que digo a quem diz que é caro?", "It's 9 meals, count it, under 70 cents each.", bakery()],
  [
    "Was sage ich, wenn jemand sagt, es ist zu teuer?",
    "Ein Ausfall im Januar kostet mehr als zwei Jahre Wartung.",
    heating(),
  ],
  ["高いと言われたら何と言えばいいですか", "新しいものを買うより長く使えます。", pottery()],
  [
    "What do I say to an owner who says 'what do I pay her for'?",
    "Dawn stays, you get the number on the 2nd, look at what Bao found.",
    closewell(),
  ],
])("%s", (query, answer, founder) => {
  expect(sent(ask(founder, query).consultation)[0]).toBe(answer);
});

test("a doubt that was never answered is not answered for the founder", () => {
  const { consultation } = ask(closewell(), "what do I say to an auditor who worries about estimates?");
  expect(consultation).toMatch(
    /^Nobody said what you say to an auditor who worries about estimates\. I do not know\./u,
  );
  expect(sent(consultation)).toEqual([]);
});

test("another place or thing follows the last question", () => {
  const [, doodles = "", , turin = ""] = texts(
    converse(muddyPaws(), [
      "how much is a small dog",
      "and doodles?",
      "shall i go to bradford too",
      "and in turin?",
    ]),
  );
  expect(doodles).toBe("Price: £60 for doodles (“45 small dog 60 for doodles.”)");
  expect(turin).toContain("Nobody said anything about ‘turin’. I do not know.");
  expect(turin).toContain("“stay in leeds”");
});

test("words for a place that nobody spoke of are not written", () => {
  const [, turin = ""] = texts(converse(closewell(), ["Can you write me a post?", "and in Turin?"]));
  expect(turin).toContain("Nobody said anything about ‘Turin’. I do not know.");
  expect(sent(turin)).toEqual([]);
});

test("a follow-up without a question before it is a question of its own", () => {
  expect(ask(muddyPaws(), "shorter please").consultation).toBe("I cannot tell what ‘shorter please’ asks.");
});

test("no paragraph behind the first is said twice in one conversation", () => {
  const answers = texts(converse(bakery(), [
    "Should I try TikTok after all?",
    "A delivery app offers us 15% commission. Shouldn't I try it?",
    "Should I pay influencers for free bread?",
    "Should I hire somebody?",
    "Should I employ my sister?",
  ]));
  const paragraphs = answers.flatMap((answer) => answer.split("\n\n").slice(1));
  expect(paragraphs.length).toBeGreaterThan(3);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test("an open contradiction that bears on the question lowers the confidence, and the reason says so", () => {
  const founder = muddyPaws();
  const query = "should i do dogs nobody else will have over 30kg";
  const { confidence, confidence_reason } = ask(founder, query);
  const settled = {
    ...founder,
    conflicts: founder.conflicts.map((each) => ({
      ...each,
      settled: { turn: "turn-s", quote: "under 30kg", kept: "first" as const },
    })),
  };
  expect(confidence_reason).toContain("less 0.10 for each open contradiction: 1");
  expect(ask(settled, query).confidence_reason).not.toContain("less 0.10");
  expect(confidence).toBeLessThan(0.95);
});

test("the consultant speaks the founder's language, whatever the kind of answer", () => {
  const asked = ask(pottery(), "値段を下げるべきですか");
  expect(asked.consultation).not.toMatch(/Nobody|Recommendation|Your choice/u);
  expect(asked.confidence_reason).toMatch(/行/u);
});
