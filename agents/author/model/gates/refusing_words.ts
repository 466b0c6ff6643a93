import { phrasesPattern } from "../../../text/lexicon.ts";

/** Words with which a clause turns something away or leaves it out, in eight languages. */
const AWAY =
  "no | not | never | none | nothing | nobody | without | instead of | rather than | stop | stops | stopping | drop | drops | dropped | cut | leave out | leaves out | left out | " +
  "avoid* | refus* | rejects | reject | rejected | decline* | turn away | turns away | turned away | turn down | turns down | say no | says no | send away | sends away | send on | sends on | refer | refers | referred | rest | rests | resting | " +
  "out of scope | don't | do not | doesn't | won't | will not | isn't | aren't | cannot | can't | off the list | against | closed to | nor | except | walk away from | walks away from | " +
  "nicht | kein* | nie | niemals | ohne | statt | anstatt | anstelle | lehnen | lehnt | ablehnen | verzicht* | weglassen | ruht | ruhen | meiden | streichen | gestrichen | weiterschicken | absagen | sagen ab | außer | keinesfalls | weder | " +
  "ne | n' | pas | jamais | aucun* | sans | plutôt que | au lieu de | refus* | éviter | évite | écarte* | renonce* | renvoie* | renvoyer | ni | " +
  "no | nunca | jamás | ningún | ninguna | sin | en lugar de | en vez de | rechaza* | evita* | renuncia* | deja fuera | ni | descarta* | deriva* | " +
  "non | mai | nessun* | senza | invece di | anziché | rifiuta* | evita* | rinuncia* | né | scarta* | " +
  "não | nunca | jamais | nenhum* | sem | em vez de | recusa* | evita* | nem | dispensa* | descarta* | " +
  "niet | geen | nooit | zonder | in plaats van | weiger* | vermijd* | noch | wijst af | afwijzen | " +
  "ません | ない | なし | 断り | 断る | お断り | せず | ではなく | 避け | やめ";
const PATTERN = new RegExp(phrasesPattern(AWAY.split(" | ").map((word) => word.trim())), "iu");

/** True for a clause that turns away what it names. */
export function turnsAway(clause: string): boolean {
  return PATTERN.test(clause);
}
