import { isUnspaced } from "../../text/sentences.ts";

const BEFORE = /^[、。・\s]*(?:[はがを](?=[\p{sc=Han}\p{sc=Katakana}A-Za-z\d「『]))?/u;
const STOP = /[、。\s]+$/u;
const PARTICLE = /[はがを]$/u;

/**
 * "紹介が", "、四部屋まで", "は講座の場所": a name without the particle and the comma that join it to a Japanese sentence. Of
 * hiragana alone, such as いろは, nothing is a particle for certain.
 */
export function withoutParticles(name: string): string {
  if (!isUnspaced(name)) return name;
  const whole = name.replace(BEFORE, "").replace(STOP, "");
  const bare = whole.replace(PARTICLE, "");
  return /[^\p{sc=Hiragana}]/u.test(bare) ? bare : whole;
}

/** "さっきの", "この": what still waits for its noun names nothing. */
export function isWaiting(name: string): boolean {
  return isUnspaced(name) && /(?:の|な|という)$/u.test(name);
}

/** "日の値段" of 三日の値段, "軒を先に" of 2軒を先に: the number belongs to what follows, and is no measure of its own. */
export function isOfAnother(behind: string): boolean {
  return isUnspaced(behind) && /^\p{sc=Han}{1,2}[のを]/u.test(behind);
}
