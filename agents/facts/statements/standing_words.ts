import type { FieldId } from "../../domain/fields.ts";
import type { Standing } from "./statement.ts";
import { statementsOf } from "./statements.ts";

interface Quoted {
  turn: string;
  text: string;
  field: FieldId;
  /** An exact stretch of the text. */
  quote: string;
  /** True where what is over counts too. */
  mayBePast: boolean;
}

/** What was asked, left open, believed once or taken back fills nothing (strategy, section 2). */
const NOT_MEANT: ReadonlySet<Standing> = new Set<Standing>(["hedged", "refuted", "withdrawn", "question"]);

/** The clauses of a message that a quote touches and that are meant as said, one a line; null where there are none. */
export function standingWords({ turn, text, field, quote, mayBePast }: Quoted): string | null {
  const from = text.indexOf(quote);
  const to = from + quote.length;
  const clauses = statementsOf([{ field, turn, text, thin: false }]).of(field)
    .filter((clause) => clause.from < to && from < clause.to);
  const meant = clauses.filter(({ standing }) =>
    !NOT_MEANT.has(standing) && (mayBePast || standing !== "past")
  );
  if (meant.length === 0) return null;
  // Where all of it is meant the quote counts as it stands, joining words included.
  return meant.length === clauses.length ? quote : meant.map((clause) => clause.text).join("\n");
}
