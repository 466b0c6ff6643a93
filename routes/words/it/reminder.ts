import type { reminder as english } from "../en/reminder.ts";
import type { Same } from "../same.ts";

export const reminder = {
  subject: "La tua prossima domanda per {company}: ancora circa {minutes} minuti",
  text: `Ciao {name},

il tuo colloquio per {company} è rimasto dove l’hai lasciato. La prossima domanda è:

    {question}

Mancano circa {minutes} minuti e puoi fermarti di nuovo quando vuoi. Continua da questa domanda:

{goOn}

Il link funziona una sola volta, per {days} giorni. Se non hai una sessione aperta, prima accedi.

{others} Con un clic non ricevi più questi messaggi:

{end}
`,
  isLast: "Questo è l’ultimo messaggio su questo colloquio.",
  oneMore: "Arriverà al massimo un altro messaggio come questo.",
} as const satisfies Same<typeof english>;
