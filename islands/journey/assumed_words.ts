import type { JourneyMetadata } from "../../routes/api/contract.ts";

/** How much of a finished foundation nobody has said: "All 31 answers are assumed"; "" where all was. */
export function assumedWords({ count, of }: JourneyMetadata["assumed"]): string {
  if (count === 0) return "";
  if (count === of) return `All ${of} answers are assumed`;
  return count === 1 ? `1 of ${of} answers is assumed` : `${count} of ${of} answers are assumed`;
}

/** What finishing now would do, asked before it is done. */
export function finishWarning({ open, of }: JourneyMetadata["assumed"]): string {
  if (open === 0) return "Finish now? Every answer is there; the read-backs are accepted as they stand.";
  const missing = open === of
    ? `None of the ${of} answers is there yet`
    : `${open} of ${of} answers are missing`;
  return `${missing}. Each would stand as an assumption, labelled as one, with its cheapest test. Finish now?`;
}
