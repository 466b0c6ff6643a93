/** What comes of asking for the right to answer something that its client may send again under the same id. */
export type Claimed<Claim> =
  | { kind: "claimed"; claim: Claim }
  /** It was answered before. */
  | { kind: "answered"; answer: unknown }
  /** It is being answered at this moment. */
  | { kind: "running" };
