import { isUnspaced, sentencesOf, wordCount } from "../text/text.ts";
import { isRejection, pickIn } from "./candidate_picks.ts";

/** Words that say "what follows is my sentence", wherever they stand in a message. */
const NAMES_IT =
  "(?:(?:my|our|the|mine|here['’]s (?:my|the)) ?(?:own )?(?:sentence|version|line|words)?(?: is| would be| should be| reads)?:" +
  "|(?:my|our|the) (?:own )?(?:sentence|version|line) (?:is|would be|should be|reads)[:,]?" +
  "|(?:make|write|change) it(?: to)?:|(?:better|rather|instead|how about|what about)(?: this)?:" +
  "|i(?:['’]?d| would) (?:rather )?(?:put it|say|write|call it|phrase it)(?: like this| this way| as)?:" +
  "|(?:mein|unser|der) satz(?: ist| wäre| lautet)?[:,]|(?:eher|eher so|lieber|besser):|(?:ich|wir) würden?(?: es)?(?: eher| lieber| so)? (?:sagen|schreiben|nennen|formulieren):" +
  "|(?:ma|notre|la) phrase(?: est| serait)?[:,]|(?:plutôt|mieux):|je (?:dirais|mettrais|l['’]écrirais)(?: plutôt)?:" +
  "|(?:mi|nuestra|la) frase(?: es| sería)?[:,]|(?:más bien|mejor):|(?:yo )?(?:lo )?diría(?: más bien)?:" +
  "|(?:la )?(?:mia|nostra|la) frase(?: è| sarebbe)?[:,]|(?:piuttosto|meglio):|(?:io )?(?:lo )?direi(?: piuttosto)?:" +
  "|(?:a )?(?:minha|nossa) frase(?: é| seria)?[:,]|(?:mais tipo|melhor):|(?:eu )?diria(?: antes)?:" +
  "|(?:mijn|onze|de) zin(?: is| zou zijn)?[:,]|(?:eerder|liever|beter):|ik zou (?:het )?(?:eerder |liever |zo )?(?:zeggen|schrijven):" +
  "|(?:私の|うちの|自分の)(?:文|言葉|一文)は[、,:：]?|(?:むしろ|正しくは|言うなら|こう言います|こうです)[、,:：]|私なら[、,:：])";
/** The same without a colon: they count where nothing stands before them but a pick or a refusal. */
const LEADS_ON =
  "(?:i(?:['’]?d| would) (?:rather )?(?:put it|say|write|call it|phrase it)(?: like this| this way| as| more like)?" +
  "|it(?:['’]?s| is) (?:really |probably |just |actually )?(?:more|rather) like|more like" +
  "|es ist eher(?: so)?|(?:ich|wir) würden?(?: es)?(?: eher| lieber| so)? (?:sagen|schreiben)|c['’]est plutôt|je dirais(?: plutôt)?" +
  "|es más bien|(?:yo )?diría(?: más bien)?|è piuttosto|(?:io )?direi(?: piuttosto)?|é mais tipo|(?:eu )?diria(?: antes)?" +
  "|het is eerder|ik zou (?:eerder |liever )?zeggen|むしろ|どちらかというと)";
const NAMED = new RegExp(`(?:^|[\\s.,;:!?–—、。])${NAMES_IT}\\s*(?<own>\\S[\\s\\S]*)$`, "iu");
const LED = new RegExp(
  `^(?<before>[\\s\\S]*?)(?<![\\p{L}])${LEADS_ON}[,、]?\\s*(?<own>(?!about|around|roughly|etwa|environ|unos|circa)\\p{L}[\\s\\S]*)$`,
  "iu",
);

/** What is added behind the sentence speaks of something else. */
const ADDS =
  /^(?:also|and|but|i checked|sorry|oh|ps|p\.s\.|by the way|btw|actually|correction|außerdem|und|aber|übrigens|ach ja|et|mais|aussi|au fait|además|y|pero|por cierto|inoltre|e|ma|a proposito|além disso|mas|aliás|trouwens|en|maar|verder|あと|それと)(?!\p{L})/iu;
const SHORTEST = 3;
const LONGEST = 45;

/**
 * The founder's own sentence in a message, word for word and without what leads to it ("my sentence:", "it's more like");
 * null where the message holds none. After "none of these" the message is the sentence itself.
 */
export function ownSentenceIn(message: string, { isFloorOpen }: { isFloorOpen: boolean }): string | null {
  const named = NAMED.exec(message)?.groups?.["own"];
  if (named !== undefined) return sentenceOf(named);
  const led = LED.exec(message)?.groups;
  const before = (led?.["before"] ?? "").trim();
  const leadsOn = before === "" || isFloorOpen || isRejection(before) || pickIn(before, MOST) !== null;
  if (led !== undefined && leadsOn) return sentenceOf(led["own"] ?? "");
  return isFloorOpen && !isRejection(message) ? sentenceOf(message) : null;
}

const MOST = 3;

function sentenceOf(text: string): string | null {
  const line = text.split("\n").map((each) => each.trim()).find((each) => each !== "") ?? "";
  const sentences = sentencesOf(line);
  const end = sentences.findIndex((sentence, at) => at > 0 && ADDS.test(sentence));
  const kept = end < 0 ? sentences : sentences.slice(0, end);
  const last = kept.at(-1);
  const whole = last === undefined ? line : line.slice(0, line.indexOf(last) + last.length);
  const chosen = wordCount(whole) <= LONGEST ? whole : sentences[0] ?? whole;
  const words = chosen.trim().replace(/^["“'‘«„「]+/u, "").replace(/["”'’»“」]+$/u, "").trim();
  const isEnough = isUnspaced(words) ? words.length > SHORTEST * 2 : wordCount(words) >= SHORTEST;
  return isEnough && !/[?？]\s*$/u.test(words) ? words : null;
}
