/** A page that cannot be read. The message is a sentence for the founder. */
export class ReadingFailure extends Error {
  override readonly name = "ReadingFailure";
}
