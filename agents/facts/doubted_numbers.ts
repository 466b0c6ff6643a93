/** "We want 1,000 by summer" is a goal. */
export const WISHED =
  /(?<!\p{L})(?:we want|i want|we aim|our goal|the goal|wir wollen|unser ziel|on veut|nous voulons|objectif|queremos|objetivo|vogliamo|obiettivo|we willen|ons doel)(?!\p{L})[^,;.]*$|目標/iu;

/** "I could guess 600": whatever follows is no measure. */
export const GUESSED =
  /(?<!\p{L})(?:guess|geraten|raten|über den daumen|à la louche|au pif|au doigt mouillé|a ojo|a occhio|a spanne|no chute|chutando|natte vinger|ik gok|gokken)(?!\p{L})|勘で/iu;

/** "Our CFO says 118", "the software says 71": a number that somebody else stands for. */
export const SAYS =
  /(?<!\p{L})\p{L}+\s(?:says|reckons|claims|thinks|sagt|meint|behauptet|prétend|dice que|diz que|dice|zegt)\s(?:\p{L}+\s){0,3}[£$€¥₹]?\d/iu;

/** "I think it's around 1.2m", "don't quote me": nobody would stand by it. */
export const THINKS =
  /(?<!\p{L})(?:i think|think i|i reckon|don['’]t (?:quote|trust)|we hope|hoping to|wir hoffen|on espère|esperamos|speriamo|hopen we|we hopen|let me not guess|ich glaube|glaube ich|je crois|je pense|creo que|credo che|acho que|ik denk)(?!\p{L})|と思います|たぶん/iu;
