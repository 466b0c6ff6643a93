import type { reminder as english } from "../en/reminder.ts";
import type { Same } from "../same.ts";

export const reminder = {
  subject: "Tu próxima pregunta sobre {company}: quedan unos {minutes} minutos",
  text: `Hola, {name}:

Tu entrevista sobre {company} sigue donde la dejaste. La próxima pregunta es:

    {question}

Quedan unos {minutes} minutos y puedes parar otra vez cuando quieras. Sigue en esta pregunta:

{goOn}

El enlace funciona una sola vez, durante {days} días. Si no has iniciado sesión, tendrás que entrar primero.

{others} Con un clic dejas de recibir estos mensajes:

{end}
`,
  isLast: "Este es el último mensaje sobre esta entrevista.",
  oneMore: "Como mucho llegará un mensaje más como este.",
} as const satisfies Same<typeof english>;
