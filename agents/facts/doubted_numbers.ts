/** "We want 1,000 by summer" is a goal. */
export const WISHED =
  /(?<!\p{L})(?:we want|i want|we aim|our goal|the goal|wir wollen|unser ziel|on veut|nous voulons|objectif|queremos|objetivo|vogliamo|obiettivo|we willen|ons doel)(?!\p{L})[^,;.]*$|目標/iu;

/** "I could guess 600": whatever follows is no measure. */
export const GUESSED =
  /(?<!\p{L})(?:guess|geraten|raten|über den daumen|à la louche|au pif|au doigt mouillé|a ojo|a occhio|a spanne|no chute|chutando|natte vinger|ik gok|gokken)(?!\p{L})|勘で/iu;

/** "Our CFO says 118", "Mateo dice que quedan como cuatro": a number that somebody else stands for, up to where it stands. */
export const SAYS =
  /(?<!\p{L})(?!i\s)\p{L}+\s(?:says|reckons|claims|thinks|sagt|meint|behauptet|prétend|dice|diz|zegt)(?:\sque)?\s[^,;.:]{0,32}$/iu;

/** "By the accelerator's way of figuring", "selon le cabinet": whose figure it is; one's own books are no somebody else. */
export const ACCORDING =
  /(?<!\p{L})(?:by the \p{L}+['’]s (?:way|count|reckoning|figuring|maths?)|according to|laut|selon|d['’]après|según|secondo|a detta d(?:i|el|ella)|segundo|de acordo com|volgens)(?!\s(?:my|our|mein|unser|mon|ma|mes|notre|nos|mi|mis|nuestr|il mio|la mia|il nostro|la nostra|i nostri|meu|minha|o meu|a minha|noss|o noss|a noss|mijn|onze|ons)(?:\p{L}{0,2})\s)[^\d]*$|^(?!.*(?:私|うち|僕|お客|帳簿|ノート)[^、。]*は)[^、。\d]{1,14}(?:さん|氏|夫|妻|母|父|姉|兄|弟|妹|会社|事務所)?(?:は|によると|によれば|いわく)[^、。]*\d?[^、。]*(?:と言|って言|そうです|らしい)/iu;

/** "I think it's around 1.2m", "don't quote me": nobody would stand by it. */
export const THINKS =
  /(?<!\p{L})(?:i think|think i|i reckon|only roughly|nur (?:grob|ungefähr)|don['’]t (?:quote|trust)|we hope|hoping to|wir hoffen|on espère|esperamos|speriamo|hopen we|we hopen|let me not guess|ich glaube|glaube ich|je crois|je pense|creo que|credo che|acho que|ik denk)(?!\p{L})|と思います|たぶん/iu;
