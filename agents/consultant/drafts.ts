import type { ObjectionFact } from "../domain/facts.ts";
import { labelOf } from "../facts/worksheet.ts";
import { asPost, withoutJoining } from "../plan/hooks.ts";
import { writesCapitals } from "../plan/posts.ts";
import { hasCue, LANGUAGES, phrasesOf, phrasesPattern } from "../text/lexicon.ts";
import { lettersIn } from "../text/letters.ts";
import { sentencesOf, wordCount } from "../text/text.ts";
import { type Answer, type AnswerLine, missing, type Part, short } from "./answer.ts";
import { claimLine } from "./claims.ts";
import { CUES, QUOTED } from "./words.ts";
import { objectionIn } from "./objection_in.ts";
import { publishableFact } from "../plan/publishable.ts";
import { type Outgoing, outgoing, outgoingIn, proofFor, STANDARD, toLine } from "./outgoing.ts";
import type { Question } from "./question.ts";
import { GENERIC_STEMS, nearLines } from "./lines.ts";
import { casesOf, refusalsNear } from "./undecided.ts";
import { unsaid } from "./unsaid.ts";
import { isRefusal, refusalsAgainst } from "./refusals.ts";
import { againstText, refusesThis } from "./refused.ts";
import { SENTENCES, sentencesAsked } from "./sentences_asked.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { type Situation, situationOf, wordsFor } from "./situation.ts";
import { isTooDear } from "./topics.ts";
import { greetingFor, signOffOf } from "./voice.ts";

/**
 * A request for words gets the founder's own, arranged; nothing that they did not say. `told` are earlier answers: what
 * stands in them is not used again for another post.
 */
export function draft(asked: Question, told: string[]): Answer {
  const { query, say, sheet: { facts } } = asked;
  // How long it shall be says nothing of what it is about.
  const length = stemsOf(SENTENCES.exec(query)?.[0] ?? "");
  const question = { ...asked, stems: new Set([...asked.stems].filter((each) => !length.has(each))) };
  if (CUES.isIn(query, "headline")) return headline(question);
  const isMessage = !CUES.isIn(query, "to_many") &&
    (CUES.isIn(query, "mail") || (CUES.isIn(query, "write") && !CUES.isIn(query, "post")));
  const situation = isMessage ? situationOf(question) : null;
  const objection = objectionFor(question, situation);
  const against = CUES.isIn(query, "post") && objection === null
    ? refusalsAgainst(query, facts)[0] ?? settledAgainst(question)
    : undefined;
  const stand = objection === null && !CUES.isIn(query, "write") ? standOn(question) : null;
  if (stand !== null) return stand;
  // Somebody's words are to be answered: what fits is an answer of the founder's, or nothing.
  if (objection === null && QUOTED.isIn(query, "somebody_says")) return unanswered(question, true);
  const isToMany = CUES.isIn(query, "to_many") || (!CUES.isIn(query, "mail") && isForPlace(question));
  const words = isToMany && objection === null
    ? post(question, told) ?? mail(question, null)
    : objection === null && situation !== null
    ? messageFor(situation, question)
    : CUES.isIn(query, "mail")
    ? mail(question, objection) ?? post(question, told)
    : objection !== null
    ? reply(objection, question)
    : CUES.isIn(query, "post")
    ? post(question, told)
    : CUES.isIn(query, "say") && !CUES.isIn(query, "write")
    ? null
    : mail(question, null);
  if (words === null) return unanswered(question);
  const capitals = writesCapitals(facts);
  const finished = words.map((part) => part.isDraft ? { ...part, lines: part.lines.map(whole) } : part);
  const ruled = against === undefined ? [] : [refusesThis(against, say)];
  return {
    parts: [...ruled, ...finished],
    against: against === undefined ? null : againstText(against, say),
    open: 0,
  };

  /** A sentence that goes out begins and ends like one; greeting and sign-off are as they were written. */
  function whole(line: AnswerLine): AnswerLine {
    return line.from === labelOf("voice_sample") ? line : { ...line, text: asPost(line.text, capitals) };
  }
}

/** What was settled against the place that a post is wanted for: "not LinkedIn, nobody reads it there". */
function settledAgainst({ stems, lines }: Question): { label: string; text: string } | undefined {
  const isAgainst = (text: string) => isRefusal(text) && sharedStems(stems, stemsOf(text)).length > 0;
  return lines.filter(({ from }) => from === "settled").flatMap(({ label, value }) =>
    value.split(/\n|(?<=[.!?])\s/u).filter(isAgainst).map((text) => ({
      label,
      text: `“${text.replace(/^[\s–-]+/u, "").trim()}”`,
    }))
  )[0];
}

/** An everyday word that an objection has too makes no doubt of a message to somebody who only fell silent. */
function objectionFor({ query, stems, sheet: { facts } }: Question, situation: Situation | null) {
  const objection = objectionIn(query, facts);
  if (objection === null || situation === null || !situation.isSilent) return objection;
  return isTooDear(query) || sharedStems(stems, stemsOf(objection.says)).length > 1 ? objection : null;
}

/** What fits somebody in this situation, and what the founder said of such a moment. */
function messageFor(situation: Situation, question: Question): Part[] | null {
  const letter = letterOf(wordsFor(situation, question), question);
  return letter === null ? null : [...letter, { label: question.say.ofSuchMoment, lines: situation.told }];
}

/** A text for a forum, a group or a board that the founder named is read by many. */
function isForPlace({ stems, sheet: { facts } }: Question): boolean {
  return facts.places.some(({ text }) => sharedStems(stems, stemsOf(text)).length > 0);
}

function reply({ says, answer, quote }: ObjectionFact, question: Question): Part[] {
  const { sheet: { facts }, say } = question;
  if (opensMidway(answer ?? "")) return toldInFull(answer ?? "", quote, question);
  const line: AnswerLine = { text: answer ?? "", kind: "said", from: labelOf("objections") };
  const proof = proofFor(`${says} ${answer}`, facts);
  const bears = proof !== null &&
    (isTooDear(says) || sharedStems(stemsOf(`${says} ${answer}`), proof.stems).length > 0);
  return [
    { label: null, lines: [line], isDraft: true },
    ...proof === null || !bears ? [] : [{ label: say.proofWanted, lines: [toLine(proof)], isDraft: true }],
  ];
}

const LONGEST_FRAGMENT = 6;
const PREPOSITION = new RegExp(`^(?:${phrasesPattern(phrasesOf(LANGUAGES, "prepositions"))})`, "iu");

/** "About my mother, 58": the end of a sentence that began with what is done, and no words to send. */
function opensMidway(answer: string): boolean {
  return wordCount(answer) <= LONGEST_FRAGMENT && PREPOSITION.test(answer.trim());
}

/** What they tell stands where they told it, and in what else they said of it. */
function toldInFull(answer: string, quote: string, { said, lines, say }: Question): Part[] {
  const sentence = said.find((each) => each.includes(quote)) ?? quote;
  const from = labelOf("objections");
  const about = nearLines(lines.filter((line) => line.from !== "objections"), stemsOf(answer)).slice(0, 1);
  const parts: Part[] = [
    { label: null, lines: [{ text: `“${sentence.replace(/[“”]/gu, '"')}”`, kind: "said", from }] },
    { label: say.bears, lines: about.map(({ label, text }) => ({ text, kind: "said", from: label })) },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

/** A mail, letter or card: greeting and sign-off of the founder's sample, between them the answer and the proof. */
function mail(question: Question, objection: ObjectionFact | null): Part[] | null {
  const { query, stems, sheet: { facts } } = question;
  const near = outgoingIn(facts).map((each) => ({ each, shared: sharedStems(stems, each.stems).length }))
    .filter(({ shared }) => shared > 0).toSorted((one, other) => other.shared - one.shared).map(({ each }) =>
      each
    );
  const standard = outgoingIn(facts).filter(({ from }) => STANDARD.includes(from));
  const chosen = objection !== null
    ? [outgoing("objections", objection.answer ?? "")]
    : (near.length > 0 ? near : standard).slice(0, 2);
  // A message to somebody one knows is about something: without it there is nothing to write.
  if (objection === null && near.length === 0 && QUOTED.isIn(query, "short_message")) return null;
  return letterOf(chosen, question);
}

/** Greeting and sign-off of the founder's sample, and between them what was chosen, with the proof of it. */
function letterOf(chosen: Outgoing[], { query, sheet: { facts }, founder }: Question): Part[] | null {
  const proof = proofFor(chosen.map(({ text }) => text).join(" "), facts);
  const body = [...chosen, ...proof === null ? [] : [proof]];
  if (body.length === 0) return null;
  const most = sentencesAsked(query);
  const lines = body.flatMap((each) => sentencesOf(each.text).map((text) => toLine({ ...each, text }))).slice(
    0,
    most,
  );
  const [greeting, signOff] = [greetingFor(query, facts), signOffOf(facts, founder)];
  const voice = labelOf("voice_sample");
  const isWhole = most === Infinity;
  return [{
    label: null,
    isDraft: true,
    lines: [
      ...greeting === null ? [] : [{ text: greeting, kind: "said" as const, from: voice }],
      ...isWhole ? joined(body) : lines,
      ...signOff === null || !isWhole ? [] : [{ text: signOff, kind: "said" as const, from: voice }],
    ],
  }];
}

function joined(body: Outgoing[]): AnswerLine[] {
  return body.filter((each, at) => body.findIndex(({ text }) => text === each.text) === at).map(toLine);
}

/** A post: one thing that the founder knows, and what follows from it for whoever reads it. */
function post({ query, stems, sheet: { facts } }: Question, told: string[]): Part[] | null {
  const fresh = (each: Outgoing) =>
    !told.some((answer) => lettersIn(answer).includes(lettersIn(withoutJoining(each.text))));
  const subject = facts.offering?.text ?? "";
  const worth = ({ stems: theirs }: Outgoing) =>
    10 * sharedStems(stems, theirs).length + sharedStems(theirs, stemsOf(subject)).length;
  const known = facts.knowledge.filter(({ thin }) => !thin).flatMap((fact) =>
    publishableFact(fact, facts.rivals) ?? []
  )
    .map(({ text }) => outgoing("knowledge", text));
  const proof = proofFor(subject, facts);
  const [topic] = [
    ...known.filter(fresh).toSorted((one, other) => worth(other) - worth(one)),
    ...proof === null ? [] : [proof].filter(fresh),
  ];
  if (topic === undefined) return null;
  const [end] = outgoingIn(facts).filter(fresh).filter(({ from }) => STANDARD.includes(from));
  const most = sentencesAsked(query);
  const whole = [topic, ...end === undefined ? [] : [end]];
  const lines = most === Infinity
    ? whole.map(toLine)
    : [...whole, ...proof === null || proof === topic ? [] : [proof]]
      .flatMap((each) => sentencesOf(each.text).map((text) => toLine({ ...each, text }))).slice(0, most);
  return [{ label: null, isDraft: true, lines }];
}

/** Sentences for the top of a page, as the founder picked or said them. */
function headline({ query, foundation: { strategy }, sheet: { facts }, say }: Question): Answer {
  const { hero, pitches, core } = strategy.strategic_messaging;
  const seconds = Number(/(\d+)[\s-]?(?:s(?:ec)?|seconds?)(?!\p{L})/iu.exec(query)?.[1] ?? 0);
  const pitch = pitches.find((each) => each.seconds === seconds) ??
    (/pitch/iu.test(query) ? pitches[0] : undefined);
  if (pitch !== undefined) {
    return {
      parts: [{ label: null, isDraft: true, lines: pitch.sentences.map(claimLine) }],
      against: null,
      open: 0,
    };
  }
  const picked = Object.values(strategy.sentences).filter((claim) => claim !== null).map(claimLine)
    .map((line) => ({ ...line, text: withoutFrame(line.text) }));
  const said = outgoingIn(facts).filter(({ from }) => STANDARD.includes(from))
    .map(({ text }): AnswerLine => ({ text, kind: "said", from: "Your words" }));
  const all = [
    ...picked,
    ...hero === null ? [] : [{ ...claimLine(hero.headline), text: withoutFrame(hero.headline.text) }],
    ...core === null ? [] : [{ ...claimLine(core), text: withoutFrame(core.text) }],
    ...said,
  ];
  const once = all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at).slice(0, 3);
  return once.length === 0
    ? short(missing(say.unsaidSentence))
    : { parts: [{ label: null, lines: once, isDraft: true }], against: null, open: 0 };
}

/** “Their words” alone of a sentence that was offered with a frame around them. */
function withoutFrame(text: string): string {
  return /“([^”]+)”/u.exec(text)?.[1] ?? text;
}

/** "Dev wants to do it by the hour again. What do I tell him?": where that is refused, the refusal is the answer. */
function standOn(question: Question): Answer | null {
  const { query, stems, lines, say, sheet: { facts } } = question;
  if (!CUES.isIn(query, "say")) return null;
  const [against] = refusalsAgainst(query, facts);
  const telling = [...stems].filter((each) => !GENERIC_STEMS.has(each));
  const value = lines.find((line) =>
    line.from === "values" && isRefusal(line.value) && sharedStems(telling, line.stems).length > 1
  );
  const found = against ?? (value === undefined ? null : { label: value.label, text: `“${value.value}”` });
  if (found === null) return null;
  return {
    parts: [refusesThis(found, say)],
    against: against === undefined ? null : againstText(against, say),
    open: 0,
  };
}

/** No answer of the founder's fits: which ones they have given. Without a matter there is nothing to write. */
function unanswered(question: Question, isReply = CUES.isIn(question.query, "say")): Answer {
  const { query, say, sheet: { facts } } = question;
  if (!isReply) {
    return short(missing(CUES.isIn(query, "post") ? say.unsaidPost : say.unsaidMatter));
  }
  const known = facts.objections.filter(({ answer }) => answer !== null)
    .map(({ says, answer }): AnswerLine => ({
      text: `${says}: ${answer}`,
      kind: "said",
      from: labelOf("objections"),
    }));
  const near = QUOTED.isIn(query, "somebody_says") || hasCue(query, LANGUAGES, "objects")
    ? []
    : casesOf(refusalsNear(question), question);
  if (near.length > 0) return short(...near);
  const parts: Part[] = [
    { label: null, lines: [CUES.isIn(query, "say") ? unsaid(question) : missing(say.unsaidReply)] },
    { label: say.otherDoubts, lines: known },
  ];
  return { parts: parts.filter(({ lines }) => lines.length > 0), against: null, open: 0 };
}
