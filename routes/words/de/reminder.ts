import type { reminder as english } from "../en/reminder.ts";
import type { Same } from "../same.ts";

export const reminder = {
  subject: "Deine nächste Frage zu {company}: noch etwa {minutes} Minuten",
  text: `Hallo {name},

dein Interview zu {company} steht noch da, wo du aufgehört hast. Die nächste Frage ist:

    {question}

Es sind noch etwa {minutes} Minuten, und du kannst jederzeit wieder aufhören. Weiter bei dieser Frage:

{goOn}

Der Link gilt einmal und {days} Tage lang. Wo du nicht angemeldet bist, meldest du dich zuerst an.

{others} Ein Klick beendet diese Briefe:

{end}
`,
  isLast: "Das ist der letzte Brief zu diesem Interview.",
  oneMore: "Es kommt höchstens noch ein solcher Brief.",
} as const satisfies Same<typeof english>;
