import { z } from "zod";
import { AskedChoice, AskedClaim, AskedSum } from "../../../../agents/author/model/asked/form.ts";
import { elementOf, innerOf } from "../../../../agents/author/model/asked/form.ts";
import { askedFormOf } from "../../../../agents/author/model/parts/shapes.ts";
import { partsOfRound } from "../../../../agents/author/model/steps/plan.ts";
import type { Dossier } from "../../../../agents/author/model/dossier.ts";
import { type Model, ModelFailure, type Task } from "../../../../agents/model/model.ts";

/** What a model is made to answer to one task in place of what fills its form. */
export type Answers = Partial<Record<string, unknown>>;

/** Words that are more than words. */
const NAMES: Record<string, string> = {
  uid: "1",
  id: "problem",
  on: "2027-03-02",
  by: "2027-03-02",
  currency: "EUR",
};

const PARTS = (["truth", "expression", "attention", "evolution", "end"] as const).flatMap(partsOfRound);

interface FillingModel extends Model {
  /** The tasks it was given, in order. */
  tasks: Task<unknown>[];
}

/**
 * A mind for tests that fills any form: each sentence says what a sentence of the founder's says, a different one each time,
 * and cites it. Answers given by the task's name stand in its place; a ModelFailure among them is thrown.
 */
export function fillingModel(dossier: Dossier, answers: Answers = {}): FillingModel {
  const tasks: Task<unknown>[] = [];
  const said = dossier.ids.filter((id) => id.startsWith("A") && (dossier.sentenceOf(id)?.length ?? 0) > 40);
  let next = 0;
  const fill = (schema: z.ZodType): unknown => {
    const id = said[next++ % said.length] ?? "";
    const text = dossier.sentenceOf(id) ?? "";
    if (schema === AskedClaim) return { text: shortened(text), ids: [id] };
    if (schema === AskedSum) {
      return { text: "It is 22.", operands: ["goal.target", "goal.baseline"], formula: "45 - 23" };
    }
    if (schema === AskedChoice) {
      return {
        chosen: shortened(text),
        rejected: "the other side",
        why: shortened(text),
        gives_up: "that",
        ids: [id],
      };
    }
    if (schema instanceof z.ZodNullable) return fill(innerOf(schema));
    if (schema instanceof z.ZodArray) return [fill(elementOf(schema))];
    if (schema instanceof z.ZodTuple) return ["less", "more"];
    if (schema instanceof z.ZodEnum) return schema.options[0];
    if (schema instanceof z.ZodUnion) return 10;
    if (schema instanceof z.ZodNumber) return 1;
    if (schema instanceof z.ZodBoolean) return true;
    if (schema instanceof z.ZodObject) {
      return Object.fromEntries(
        Object.entries(schema.shape).map((
          [name, each],
        ) => [
          name,
          name in NAMES && !(each instanceof z.ZodEnum)
            ? NAMES[name]
            : each instanceof z.ZodType
            ? fill(each)
            : null,
        ]),
      );
    }
    return "whoever is asked";
  };
  return {
    kind: "scripted",
    name: "Filling model",
    tasks,
    answer<T>(task: Task<T>) {
      tasks.push(task);
      const given = answers[task.name];
      if (given instanceof ModelFailure) return Promise.reject(given);
      const part = PARTS.find((id) => task.name === `part_${id}`);
      const parsed = task.schema.safeParse(
        given ?? fill(part === undefined ? task.schema : askedFormOf(part)),
      );
      if (!parsed.success) return Promise.reject(new ModelFailure("invalid", parsed.error.message));
      return Promise.resolve({
        value: parsed.data,
        usage: { calls: 1, promptTokens: 100, completionTokens: 10 },
      });
    },
  };
}

/** At most sixteen words, so that a sentence may head a section. */
function shortened(text: string): string {
  return text.split(" ").slice(0, 16).join(" ");
}
