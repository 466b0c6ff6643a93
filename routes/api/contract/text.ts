import { z } from "zod";

/** Any string: the specification sets no longest message, the body limit of 256 kB does. */
export const Text = z.string();
export const Trimmed = Text.trim().min(1, "This field is required");
