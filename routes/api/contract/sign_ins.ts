/** A browser that is signed in. Times are ISO 8601 UTC, the last use to the hour. */
export interface SignInListItem {
  id: string;
  /** "Firefox", "Safari"; null where it did not say. */
  browser: string | null;
  /** "Windows", "iPhone"; null where it did not say. */
  system: string | null;
  created_at: string;
  last_used_at: string;
  /** Whether this is the sign-in that asks. */
  current: boolean;
}

/** The sign-in that asks comes first, then the last used; `left_out` counts those that are not listed. */
export interface SignInListAnswer {
  sign_ins: SignInListItem[];
  left_out: number;
}
