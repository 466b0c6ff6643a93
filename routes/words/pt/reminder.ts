import type { reminder as english } from "../en/reminder.ts";
import type { Same } from "../same.ts";

export const reminder = {
  subject: "A sua próxima pergunta sobre {company}: faltam cerca de {minutes} minutos",
  text: `Olá, {name},

a sua entrevista sobre {company} continua onde a deixou. A próxima pergunta é:

    {question}

Faltam cerca de {minutes} minutos e pode parar de novo quando quiser. Continue nesta pergunta:

{goOn}

O link funciona uma só vez, durante {days} dias. Se não tiver a sessão aberta, terá de entrar primeiro.

{others} Com um clique deixa de receber estas mensagens:

{end}
`,
  isLast: "Esta é a última mensagem sobre esta entrevista.",
  oneMore: "Virá, no máximo, mais uma mensagem como esta.",
} as const satisfies Same<typeof english>;
