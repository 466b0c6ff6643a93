import { isUnspaced } from "../../text/sentences.ts";

const NAMED = "[\\p{sc=Han}\\p{sc=Katakana}ー」』A-Za-z\\d]";
const BEFORE = new RegExp(`^[、。・\\s]*(?:[はがを](?=${NAMED}|[「『]))?`, "u");
const BEHIND = new RegExp(`(?<=${NAMED})[はがを]?[、。\\s]*$`, "u");

/** "紹介が", "、四部屋まで", "は講座の場所": a name without the particle and the comma that join it to a Japanese sentence. */
export function withoutParticles(name: string): string {
  return isUnspaced(name) ? name.replace(BEFORE, "").replace(BEHIND, "") : name;
}

/** "さっきの", "この": what still waits for its noun names nothing. */
export function isWaiting(name: string): boolean {
  return isUnspaced(name) && /(?:の|な|という)$/u.test(name);
}

/** "日の値段" of 三日の値段, "軒を先に" of 2軒を先に: the number belongs to what follows, and is no measure of its own. */
export function isOfAnother(behind: string): boolean {
  return isUnspaced(behind) && /^\p{sc=Han}{1,2}[のを]/u.test(behind);
}
