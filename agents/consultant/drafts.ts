import type { Facts, ObjectionFact, TextFact } from "../domain/facts.ts";
import { labelOf } from "../facts/worksheet.ts";
import { asPost, withoutJoining } from "../plan/hooks.ts";
import { beliefTold, toldOutside, withoutRivals } from "../plan/outward.ts";
import { subjectsOf, writesCapitals } from "../plan/posts.ts";
import { lettersIn } from "../text/letters.ts";
import { sentencesOf, wordCount } from "../text/text.ts";
import { type Answer, type AnswerLine, missing, type Part, short } from "./answer.ts";
import { claimLine } from "./claims.ts";
import { CUES } from "./words.ts";
import { labelIn } from "./frames/choose.ts";
import { fill } from "./frames/frames.ts";
import { objectionIn } from "./objection_in.ts";
import type { Question } from "./question.ts";
import { unsaid } from "./unsaid.ts";
import { refusalsAgainst } from "./refusals.ts";
import { SENTENCES, sentencesAsked } from "./sentences_asked.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { isTooDear } from "./topics.ts";
import { greetingFor, signOffOf } from "./voice.ts";

/** Words of the founder's that may go out as they stand. */
interface Outgoing {
  text: string;
  from: string;
  stems: ReadonlySet<string>;
}

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
  const objection = objectionIn(query, facts);
  const [against] = CUES.isIn(query, "post") && objection === null ? refusalsAgainst(query, facts) : [];
  if (objection === null && SOMEBODY_SAYS.test(query)) return unanswered(question, true);
  const isToMany = CUES.isIn(query, "to_many") || (!CUES.isIn(query, "mail") && isForPlace(question));
  const words = isToMany && objection === null
    ? post(question, told) ?? mail(question, null)
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
  const ruled: Part[] = against === undefined ? [] : [{
    label: null,
    lines: [{
      text: fill(say.refusesThis, { label: labelIn(say, against.label), text: against.text }),
      kind: "said",
      from: against.label,
    }],
  }];
  return {
    parts: [...ruled, ...finished],
    against: against === undefined ? null : `${labelIn(say, against.label)}: ${against.text}`,
    open: 0,
  };

  /** A sentence that goes out begins and ends like one; greeting and sign-off are as they were written. */
  function whole(line: AnswerLine): AnswerLine {
    return line.from === labelOf("voice_sample") ? line : { ...line, text: asPost(line.text, capitals) };
  }
}

/** A text for a forum, a group or a board that the founder named is read by many. */
function isForPlace({ stems, sheet: { facts } }: Question): boolean {
  return facts.places.some(({ text }) => sharedStems(stems, stemsOf(text)).length > 0);
}

function reply({ says, answer }: ObjectionFact, { sheet: { facts }, say }: Question): Part[] {
  const line: AnswerLine = { text: answer ?? "", kind: "said", from: labelOf("objections") };
  const proof = proofFor(`${says} ${answer}`, facts);
  const bears = proof !== null &&
    (isTooDear(says) || sharedStems(stemsOf(`${says} ${answer}`), proof.stems).length > 0);
  return [
    { label: null, lines: [line], isDraft: true },
    ...proof === null || !bears ? [] : [{ label: say.proofWanted, lines: [toLine(proof)], isDraft: true }],
  ];
}

/** "One: ", "2. " and "Second, " count what the words before them announced. */
const COUNTED =
  /^(?:one|two|three|first(?:ly)?|second(?:ly)?|third(?:ly)?|\d|erstens|zweitens|uno|dos|due|um|dois)[:.)]\s+/iu;

/** The sentence of the proof that holds most of what is spoken of, else the first that has a number or a name. */
function proofFor(about: string, { proof, rivals }: Facts): Outgoing | null {
  if (proof === null || proof.thin) return null;
  const asked = stemsOf(about);
  const sentences = sentencesOf(withoutRivals(proof.text, rivals) ?? "").map((each) =>
    each.replace(COUNTED, "")
  )
    .filter((each) => wordCount(each) > 3);
  const ranked = sentences.map((text) => ({ text, shared: sharedStems(stemsOf(text), asked).length }))
    .toSorted((one, other) =>
      other.shared - one.shared || Number(/\d/.test(other.text)) - Number(/\d/.test(one.text))
    );
  const [best] = ranked;
  return best === undefined ? null : outgoing("proof", best.text);
}

function outgoing(name: Parameters<typeof labelOf>[0], text: string): Outgoing {
  return { text, from: labelOf(name), stems: stemsOf(text) };
}

function toLine({ text, from }: Outgoing): AnswerLine {
  return { text, kind: "said", from };
}

/** Facts that speak to whoever reads them, and not about them. */
function outgoingIn(facts: Facts): Outgoing[] {
  const { objections, knowledge, belief_needed, only_we, offering, rivals } = facts;
  const subjects = subjectsOf(facts);
  const belief = belief_needed === null || belief_needed.thin ? null : beliefTold(belief_needed);
  const texts = (name: Parameters<typeof labelOf>[0], list: (TextFact | null)[]) =>
    list.flatMap((fact) => fact === null || fact.thin ? [] : toldOutside(fact, rivals) ?? [])
      .map((fact) => outgoing(name, fact.text));
  return [
    ...objections.flatMap(({ says, answer }) =>
      answer === null ? [] : [{ ...outgoing("objections", answer), stems: stemsOf(`${says} ${answer}`) }]
    ),
    // What is only named so far says nothing to whoever reads it.
    ...texts("knowledge", knowledge.filter((fact) => !subjects.includes(fact))),
    ...belief === null ? [] : [outgoing("belief_needed", belief)],
    ...texts("only_we", [only_we]),
    ...texts("offering", [offering]),
  ];
}

/** What goes into a message about nothing in particular. */
const STANDARD = [labelOf("belief_needed"), labelOf("only_we")];

/** A message to somebody one knows is about something: without it there is nothing to write. */
const SHORT_MESSAGE =
  /(?<!\p{L})(?:text|dm|sms|whatsapp|message|nachricht|mensaje|messaggio|mensagem)(?!\p{L})/iu;

/** A mail, letter or card: greeting and sign-off of the founder's sample, between them the answer and the proof. */
function mail(
  { query, stems, sheet: { facts }, founder }: Question,
  objection: ObjectionFact | null,
): Part[] | null {
  const near = outgoingIn(facts).map((each) => ({ each, shared: sharedStems(stems, each.stems).length }))
    .filter(({ shared }) => shared > 0).toSorted((one, other) => other.shared - one.shared).map(({ each }) =>
      each
    );
  const standard = outgoingIn(facts).filter(({ from }) => STANDARD.includes(from));
  const chosen = objection !== null
    ? [outgoing("objections", objection.answer ?? "")]
    : (near.length > 0 ? near : standard).slice(0, 2);
  const proof = proofFor(chosen.map(({ text }) => text).join(" "), facts);
  if (objection === null && near.length === 0 && SHORT_MESSAGE.test(query)) return null;
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
  const known = facts.knowledge.filter(({ thin }) => !thin).map(({ text }) => outgoing("knowledge", text));
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

/** Somebody's words are to be answered: what fits is an answer of the founder's, or nothing. */
const SOMEBODY_SAYS =
  /(?<!\p{L})(?:who says?|who said|that says|reply to|respond to|sagt|antwort auf|qui dit|que dice|che dice|que diz|quem diz|die zegt)(?!\p{L})|と言/iu;

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
  const parts: Part[] = [
    { label: null, lines: [CUES.isIn(query, "say") ? unsaid(question) : missing(say.unsaidReply)] },
    { label: say.otherDoubts, lines: known },
  ];
  return { parts: parts.filter(({ lines }) => lines.length > 0), against: null, open: 0 };
}
