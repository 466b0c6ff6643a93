/** Words of a script, made into sentences that differ from each other. */
export interface Script {
  words: string[];
  between: string;
  stop: string;
}

const LATIN: Script = {
  words:
    ("harbour ledger berth keeper winter handover notebook copy desk evening board treasurer tide rope " +
      "season visitor quay repair paper boat price member answer week year page name").split(" "),
  between: " ",
  stop: ". ",
};
const JAPANESE: Script = {
  words:
    "港の 台帳を 机の上で 一緒に 書き写し 冬の 夜に 船長が 手渡し 新しい 係留場所を 理事会は 決めて ます 値段を 聞き 紙に 残す"
      .split(" "),
  between: "",
  stop: "。",
};
const CYRILLIC: Script = {
  words:
    ("мы приходим когда тетрадь меняет хозяина зимой гавань ждёт новую запись за столом вечером хранитель " +
      "причал лодка правление цена ответ страница їжак ґанок достопримечательностями").split(" "),
  between: " ",
  stop: ". ",
};
const GREEK: Script = {
  words: "το λιμάνι κρατά ένα τετράδιο και ο φύλακας γράφει κάθε χειμώνα την τιμή της θέσης για το συμβούλιο"
    .split(" "),
  between: " ",
  stop: ". ",
};
const KOREAN: Script = {
  words: "항구는 겨울마다 장부를 새로 옮겨 적고 우리는 책상에서 함께 읽는다 가격은 회의에서 정한다".split(
    " ",
  ),
  between: " ",
  stop: ". ",
};
const CHINESE: Script = {
  words: "港口 的 账本 每年 冬天 由 新人 接手 我们 在 桌边 一起 抄写 价格 写 在 纸上".split(" "),
  between: "",
  stop: "。",
};
const HEBREW: Script = {
  words: "הנמל שומר מחברת אחת וכל חורף היא עוברת ליד חדשה והמחיר כתוב בעמוד הראשון".split(" "),
  between: " ",
  stop: ". ",
};
/** In no embedded font: every letter stands as □. */
const THAI: Script = { words: "ท่าเรือ สมุด ราคา".split(" "), between: " ", stop: ". " };

export const SCRIPTS = { LATIN, JAPANESE, CYRILLIC, GREEK, KOREAN, CHINESE, HEBREW, THAI };

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6D2B79F5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A sentence of so many words, without the blank behind it. */
export function sentenceIn({ words, between, stop }: Script, count: number, random: () => number): string {
  const chosen = Array.from({ length: count }, () => words[Math.floor(random() * words.length)] ?? "");
  const text = chosen.join(between) + stop.trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
