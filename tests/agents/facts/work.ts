/** How many letters patterns go over while a task runs: the same on any machine, however busy. */
export function lettersReadIn(task: () => unknown): number {
  const { exec } = RegExp.prototype;
  let letters = 0;
  RegExp.prototype.exec = function counted(text) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // What is anchored to where it starts misses at once.
    const isAnchored = this.sticky || (this.source.startsWith("^") && !this.multiline);
    const missed = isAnchored ? start : text.length;
    const end = match === null ? missed : match.index + match[0].length;
    letters += Math.max(1, end - start);
    return match;
  };
  try {
    task();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return letters;
}
