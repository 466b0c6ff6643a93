import { fill } from "../../islands/words.ts";
import type { ModelUsageAnswer } from "../api/contract.ts";
import type { Words } from "../words/words.ts";

interface Props {
  says: Words["admin"]["page"]["writing"];
  locale: string;
  usage: ModelUsageAnswer;
}

/** What became of the parts that models wrote this month: what passed, what had to be mended, what a machine could not do. */
export function WritingCounts({ says, locale, usage }: Props) {
  const { month, writers } = usage;
  return (
    <section aria-labelledby="writing-counts">
      <h2 id="writing-counts">{fill(says.title, { month })}</h2>
      {writers.length === 0
        ? <p className="empty">{says.none}</p>
        : (
          <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="writing-counts">
            <table>
              <thead>
                <tr>
                  <th scope="col">{says.model}</th>
                  <th scope="col">{says.accepted}</th>
                  <th scope="col">{says.mended}</th>
                  <th scope="col">{says.refused}</th>
                  <th scope="col">{says.refusedBy}</th>
                  <th scope="col">{says.calls}</th>
                  <th scope="col">{says.tokensIn}</th>
                  <th scope="col">{says.tokensOut}</th>
                </tr>
              </thead>
              <tbody>
                {writers.map((one) => (
                  <tr key={one.model}>
                    <th scope="row">{one.model}</th>
                    <td>{one.accepted.toLocaleString(locale)}</td>
                    <td>{one.mended.toLocaleString(locale)}</td>
                    <td>{sumOf(one.refused).toLocaleString(locale)}</td>
                    <td>{gatesOf(one.refused)}</td>
                    <td>{one.calls.toLocaleString(locale)}</td>
                    <td>{one.prompt_tokens.toLocaleString(locale)}</td>
                    <td>{one.completion_tokens.toLocaleString(locale)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </section>
  );
}

function sumOf(refused: Record<string, number>): number {
  return Object.values(refused).reduce((sum, count) => sum + count, 0);
}

/** "numbers: 12, names: 3", the gate that refused most first. */
function gatesOf(refused: Record<string, number>): string {
  const gates = Object.entries(refused).filter(([, count]) => count > 0);
  return gates.toSorted(([, one], [, other]) => other - one).map(([gate, count]) => `${gate}: ${count}`).join(
    ", ",
  );
}
