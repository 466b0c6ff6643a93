import type { reminder as english } from "../en/reminder.ts";
import type { Same } from "../same.ts";

export const reminder = {
  subject: "Je volgende vraag over {company}: nog ongeveer {minutes} minuten",
  text: `Hallo {name},

je interview over {company} staat nog waar je gebleven was. De volgende vraag is:

    {question}

Het duurt nog ongeveer {minutes} minuten en je kunt altijd weer stoppen. Ga verder bij deze vraag:

{goOn}

De link werkt één keer en {days} dagen lang. Ben je niet ingelogd, dan log je eerst in.

{others} Met één klik krijg je deze berichten niet meer:

{end}
`,
  isLast: "Dit is het laatste bericht over dit interview.",
  oneMore: "Er komt hoogstens nog één zo’n bericht.",
} as const satisfies Same<typeof english>;
