/** A sentence in which the founder does something, rather than a day that merely comes. */
export const DOING =
  /(?<!\p{L})(?:I|we|ich|wir|eu|nós|je|nous|yo|nosotros|ik|wij|jeg|vi)\s(?:\p{L}+\s){0,2}?(?:start|open|launch|drive|come|send|begin|bring|show|sell|make|bake|put|do|go|give|invite|write|print|ring|call|deliver|visit|hang|run)/iu;
