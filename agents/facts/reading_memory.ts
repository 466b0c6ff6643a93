import type { FieldId } from "../domain/fields.ts";
import type { Reader, ReaderSetting, Reading } from "./reader.ts";
import type { FieldAnswer, Statements } from "./statements/statement.ts";

/** What a reader made of a journey, and the answers that it looked at. */
interface Remembered<T> {
  reading: Reading<T>;
  /** The lists of fields that it asked for, with the answers it was given. */
  asked: { fields: FieldId[]; answers: FieldAnswer[] }[];
  /** Languages, names and the day. */
  circumstances: string;
}

/** A reader that knows the journey by its id. */
export type JourneyReader<T> = (journey: string, said: Statements, setting: ReaderSetting) => Reading<T>;

const MOST_JOURNEYS = 200;

/**
 * A reader that gives what it read of the very same answers before: a new answer is read by the readers that look at
 * its field and by no others. Holds the journeys read last.
 */
export function rememberReader<T>(reader: Reader<T>): JourneyReader<T> {
  const journeys = new Map<string, Remembered<T>>();
  return function readOnce(journey, said, setting) {
    const { company, founder, now } = setting;
    const circumstances = [said.languages.join(), company, founder, now.toISOString().slice(0, 10)].join(
      "\n",
    );
    const before = journeys.get(journey);
    if (before?.circumstances === circumstances && isUnchanged(before.asked, said)) return before.reading;
    const asked: Remembered<T>["asked"] = [];
    const reading = reader(watched(said, asked), setting);
    journeys.delete(journey);
    if (journeys.size >= MOST_JOURNEYS) journeys.delete(journeys.keys().next().value ?? "");
    journeys.set(journey, { reading, asked, circumstances });
    return reading;
  };
}

function isUnchanged(asked: Remembered<unknown>["asked"], said: Statements): boolean {
  return asked.every(({ fields, answers }) => {
    const now = said.answers(...fields);
    return now.length === answers.length && now.every((answer, at) => answer === answers[at]);
  });
}

/** The same statements, with a note of each list of fields that is asked for. */
function watched(said: Statements, asked: Remembered<unknown>["asked"]): Statements {
  const note = (fields: FieldId[]) => {
    asked.push({ fields, answers: said.answers(...fields) });
  };
  return {
    of(...fields) {
      note(fields);
      return said.of(...fields);
    },
    sentences(...fields) {
      note(fields);
      return said.sentences(...fields);
    },
    answers(...fields) {
      note(fields);
      return said.answers(...fields);
    },
    languages: said.languages,
  };
}
