/** "It's glycol checks", "c'est Madame Petit", "das sind die Huberbauern": words that present what is named behind them. */
const PRESENTING =
  /^(?:(?:that|it|this|there)(?:['’]s|\s(?:is|was))|(?:those|these)\s(?:are|were)|c['’](?:est|était)|ce\ssont|(?:das|es)\s(?:ist|sind|war|waren)|(?:dat|het|dit)\s(?:is|was|zijn|waren)|(?:es|son|è|sono|é|são)(?=\s(?:un|una|el|la|los|las|il|lo|i|gli|le|o|a|os|as|um|uma|don|doña)\s))\s+(?=\S)/iu;

/** The same without such words in front: what is named stands alone in a list and under a heading. */
export function withoutPresenting(text: string): string {
  return text.replace(PRESENTING, "");
}
