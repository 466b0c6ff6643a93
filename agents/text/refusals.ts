import { remembered } from "./remembered.ts";
import { sentencesOf } from "./sentences.ts";

const REFUSAL = new RegExp(
  [
    "\\b(never|won['’]t|will not|wouldn['’]t|refus\\w+|not for|don['’]t want|turn(ed)? away|sent away|said no|stop(ped)? selling)\\b",
    "\\b(?:do|does|did)n['’]t (?:sell|take|charge|hide|give|share|accept|offer|use|open|answer|work for)\\b",
    "\\b(?:we|I) (?:don['’]?t|do not|can['’]?t|cannot) (?!(?:know|think|believe|measure|remember|mind|care|understand|see|hear|say|really|even|yet|expect|feel|like|want|need|have|get|count)\\b)\\p{L}{2,}",
    "\\bno (?!one\\b|idea\\b|doubt\\b|matter\\b|more than\\b)\\p{L}{3,}",
    "\\bnot (?:a|an|in|on|by|before|between) \\p{L}+",
    "\\bwithout (?:a |an )?\\p{L}+",
    "(?<!\\p{L})(nunca|jamais|nie|niemals|nooit|aldrig|mai|kein\\w*|geen|ingen|recusamos|ablehn\\w*|weiger\\w*|не|никогда|никога|lehnen|refusons)(?!\\p{L})",
    "(ません|しない|断り|断る|お断り|لا نقبل|نرفض|לא)",
  ].join("|"),
  "iu",
);

/** Exact sentences in which the founder refuses something. */
export const refusalsIn = remembered((text) =>
  sentencesOf(text).filter((sentence) => REFUSAL.test(sentence))
);
