const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LEADING = 1.25;

/** Mean advance of a letter in ems; generous, because whoever opens the file may have other fonts than ours. */
export const WIDE = { head: 0.64, text: 0.58, label: 0.58, digits: 0.74 };

interface Room {
  /** Points. */
  width: number;
  height: number;
  /** Mean advance of a letter, in ems. */
  em: number;
}

/** How many lines a text takes at a size of so many points. */
function linesOf(text: string, size: number, { width, em }: Omit<Room, "height">): number {
  const ems = width / size;
  let lines = 1;
  let used = 0;
  for (const word of text.split(/(?<=\s)|(?<=[、。])/u)) {
    const length = wordEms(word, em);
    if (used > 0 && used + length > ems) {
      lines += 1;
      used = 0;
    }
    lines += Math.max(0, Math.ceil(length / ems) - 1);
    used += length % ems;
  }
  return lines;
}

/** How tall a text is at a size, in points. */
export function heightOf(text: string, size: number, room: Omit<Room, "height">): number {
  return linesOf(text, size, room) * size * LEADING;
}

function wordEms(word: string, em: number): number {
  return [...word].reduce((sum, character) => sum + (EASTERN.test(character) ? 1 : em), 0);
}

/** The largest size from `most` down to `least` points at which a text stays within its room. */
export function fitSize(text: string, room: Room, [least, most]: [number, number]): number {
  const words = text.split(/\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u);
  const longest = Math.max(...words.map((word) => wordEms(word, room.em)));
  for (let size = most; size > least; size -= 0.5) {
    const isTall = linesOf(text, size, room) * size * LEADING > room.height;
    if (!isTall && longest * size <= room.width) return size;
  }
  return least;
}
