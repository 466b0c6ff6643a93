/** A set of words in another language: the same keys, and texts for them. */
export type Same<Set> = { readonly [Key in keyof Set]: Set[Key] extends string ? string : Same<Set[Key]> };
