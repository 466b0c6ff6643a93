import type { reminder as english } from "../en/reminder.ts";
import type { Same } from "../same.ts";

export const reminder = {
  subject: "Votre prochaine question pour {company} : encore {minutes} minutes environ",
  text: `Bonjour {name},

votre entretien pour {company} vous attend là où vous l’avez laissé. La prochaine question est :

    {question}

Il reste environ {minutes} minutes, et vous pouvez vous arrêter à tout moment. Reprendre à cette question :

{goOn}

Le lien fonctionne une seule fois, pendant {days} jours. Si votre session est fermée, connectez-vous d’abord.

{others} Un clic met fin à ces messages :

{end}
`,
  isLast: "C’est le dernier message au sujet de cet entretien.",
  oneMore: "Il y aura au plus un autre message comme celui-ci.",
} as const satisfies Same<typeof english>;
