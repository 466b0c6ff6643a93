import type { ModelUsageAnswer } from "../api/contract.ts";

/** What became of the parts that models wrote this month: what passed, what had to be mended, what a machine could not do. */
export function WritingCounts({ usage }: { usage: ModelUsageAnswer }) {
  const { month, writers } = usage;
  return (
    <section aria-labelledby="writing-counts">
      <h2 id="writing-counts">Writing in {month}</h2>
      {writers.length === 0
        ? <p className="empty">No model has written any part of a strategy this month.</p>
        : (
          <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="writing-counts">
            <table>
              <thead>
                <tr>
                  <th scope="col">Model</th>
                  <th scope="col">Accepted</th>
                  <th scope="col">Mended</th>
                  <th scope="col">Refused</th>
                  <th scope="col">Refused by</th>
                  <th scope="col">Calls</th>
                  <th scope="col">Tokens in</th>
                  <th scope="col">Tokens out</th>
                </tr>
              </thead>
              <tbody>
                {writers.map((one) => (
                  <tr key={one.model}>
                    <th scope="row">{one.model}</th>
                    <td>{one.accepted.toLocaleString("en")}</td>
                    <td>{one.mended.toLocaleString("en")}</td>
                    <td>{sumOf(one.refused).toLocaleString("en")}</td>
                    <td>{gatesOf(one.refused)}</td>
                    <td>{one.calls.toLocaleString("en")}</td>
                    <td>{one.prompt_tokens.toLocaleString("en")}</td>
                    <td>{one.completion_tokens.toLocaleString("en")}</td>
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
