import { isFieldId } from "../../domain/fields.ts";
import { joinParts } from "../asking/compose.ts";
import { fieldOf, type Plan } from "./plans.ts";
import { isQuestion } from "./computed_turn.ts";

/** Says a model's words while they come. */
export interface Speaker {
  /** Takes the next words of one property of the answer. */
  hear(words: string, property: string): void;
  /** Nothing more is said: the rules have taken the turn. */
  silence(): void;
  hasSpoken(): boolean;
}

/**
 * A speaker that begins only where the model has chosen one of the ways that are open, and that puts what code says where
 * it stands in the whole reply: sentences before the words given back, what was calculated before the question.
 */
export function speakerOf(
  plans: Plan[],
  { onText, onWord }: { onText?: (text: string) => void; onWord: () => void },
): Speaker {
  const told = { move: "", field: "" };
  let last: string | null = null;
  let isSilent = onText === undefined;
  let spoken = false;

  function say(text: string): void {
    if (text === "") return;
    spoken = true;
    onText?.(text);
    onWord();
  }

  function planTold(): Plan | undefined {
    return plans.find((plan) =>
      plan.move === told.move && (told.field === "" || told.field === fieldOf(plan) || fieldOf(plan) === "")
    );
  }

  return {
    hear(words, property) {
      if (property === "move" || property === "field") {
        told[property] += words;
        return;
      }
      // Words that nobody sees are words all the same: the model is alive.
      if (isSilent) return onWord();
      const plan = planTold();
      if (plan === undefined || (property === "question" && !isSpokenWhole(plan))) return onWord();
      say(last === property ? words : before(plan, property, last) + words.trimStart());
      last = property;
    },
    silence: () => isSilent = true,
    hasSpoken: () => spoken,
  };
}

/** Read-backs and options have more between the words given back and the question than is known yet. */
function isSpokenWhole({ decided }: Plan): boolean {
  return isQuestion(decided) && isFieldId(decided.question.field) &&
    decided.question.options === undefined && decided.question.choices === undefined;
}

/** What stands in the reply before a property's first word. */
function before({ decided, lines }: Plan, property: string, last: string | null): string {
  const opening = last === null ? [lines.join("\n")] : [""];
  const observation = isQuestion(decided) && property === "question" ? decided.turn.observation : "";
  const parts = joinParts([...opening, observation]);
  const gap = last === null && parts === "" ? "" : "\n\n";
  return `${last === null ? parts + gap : gap + (parts === "" ? "" : `${parts}\n\n`)}${
    property === "question" ? "**" : ""
  }`;
}
