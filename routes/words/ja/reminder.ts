import type { reminder as english } from "../en/reminder.ts";
import type { Same } from "../same.ts";

export const reminder = {
  subject: "{company}の次の質問：残り約{minutes}分",
  text: `{name}様

{company}のインタビューは、中断されたところのまま残っています。次の質問はこちらです。

    {question}

残りは約{minutes}分で、いつでもまた中断できます。この質問から続けるには：

{goOn}

このリンクは一度だけ、{days}日間使えます。ログインしていない場合は、先にログインしていただきます。

{others}次のリンクを一度押すと、このお知らせは届かなくなります。

{end}
`,
  isLast: "このインタビューについてのお知らせは、これが最後です。",
  oneMore: "このお知らせが届くのは、多くてもあと一度です。",
} as const satisfies Same<typeof english>;
