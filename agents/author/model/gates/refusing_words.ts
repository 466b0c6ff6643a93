import { type Language, LANGUAGES, phrasesPattern } from "../../../text/lexicon.ts";

/** Words with which a clause turns something away or leaves it out; "stop" is English, and in Dutch it puts things in. */
const AWAY: Record<Language, string> = {
  en:
    "no | not | never | none | nothing | nobody | without | instead of | rather than | stop | stops | stopping | drop | drops | dropped | cut | leave out | leaves out | left out | " +
    "avoid* | refus* | reject* | declin* | turn away | turns away | turned away | turn down | turns down | say no | says no | said no | send away | sends away | send on | sends on | refer | refers | referred | " +
    "rest | rests | resting | out of scope | stay out | stays out | stay away | stays away | are out | is out | don't | do not | doesn't | won't | will not | isn't | aren't | cannot | can't | off the list | " +
    "against | closed to | nor | except | walk away from | walks away from | wait | waits | neither",
  de:
    "nicht | kein* | nie | niemals | ohne | statt | anstatt | anstelle | lehnen | lehnt | ablehnen | verzicht* | weglassen | bleibt weg | bleiben weg | fällt weg | fallen weg | entfällt | entfallen | raus | ruht | ruhen | " +
    "meiden | streichen | gestrichen | weiterschicken | absagen | sagen ab | außer | ausser | keinesfalls | weder | warten",
  fr:
    "ne | n' | pas | jamais | aucun* | sans | plutôt que | au lieu de | refus* | éviter | évite* | écarte* | renonce* | renvoie* | renvoyer | ni | restent dehors | reste dehors | attendent",
  es:
    "no | nunca | jamás | ningún | ninguna | sin | en lugar de | en vez de | rechaza* | evita* | evite* | renuncia* | fuera | ni | descarta* | deriva* | esperan | tampoco",
  it:
    "non | mai | nessun* | senza | invece di | anziché | rifiuta* | evita* | rinuncia* | né | scarta* | fuori",
  pt:
    "não | nunca | jamais | nenhum* | sem | em vez de | recusa* | evita* | evite* | nem | dispensa* | descarta* | fora",
  nl:
    "niet | geen | nooit | zonder | in plaats van | weiger* | vermijd* | noch | wijst af | afwijzen | weg | overslaan | nee",
  ja: "ません | ない | なし | 断り | 断る | お断り | せず | ではなく | 避け | やめ",
};

const patterns = new Map<Language | null, RegExp>();

function patternFor(language: Language | null): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const words = (language === null ? LANGUAGES : [language]).flatMap((each) => AWAY[each].split(" | "));
  const pattern = new RegExp(phrasesPattern(words.map((word) => word.trim())), "iu");
  patterns.set(language, pattern);
  return pattern;
}

/** "That's not a number", "das ist keine Zahl": of a thing it is said what it is not, and nothing is turned away. */
const IS_NOT =
  /(?:^|\s)(?:(?:that|it|this)(?:['’]s| is| was)(?: really| just)? (?:not|no|never)|(?:that|it|this) (?:isn|wasn)['’]t|(?:das|es|dies) (?:ist|war)(?: ja| aber| auch)? (?:kein\p{L}*|nicht)|(?:ce|c['’]|ça|cela)(?: n['’]| ne |n['’])(?:est|était) pas|(?:eso|esto|ello) no (?:es|era)|(?:questo|quello|ciò) non (?:è|era)|(?:isso|isto|aquilo) não (?:é|era)|(?:dat|het|dit) (?:is|was) (?:geen|niet))(?!\p{L})|^(?:それ|これ|あれ)は.*(?:では|じゃ)(?:ない|ありません)/iu;

/** True for words that say of something what it is not. */
export function tellsWhatIsNot(clause: string): boolean {
  return IS_NOT.test(clause);
}

/** True for a clause that turns away what it names; without a language it is looked for in all. */
export function turnsAway(clause: string, language: Language | null): boolean {
  return patternFor(language).test(clause);
}

/** What stands behind the words that turn it away; in Japanese what stands before them. */
export function turnedAway(clause: string, language: Language | null): string {
  const found = patternFor(language).exec(clause);
  if (found === null) return "";
  return (language === "ja" ? clause.slice(0, found.index) : clause.slice(found.index + found[0].length))
    .trim();
}
