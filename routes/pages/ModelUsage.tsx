import { fill } from "../../islands/words.ts";
import type { ModelUsageAnswer } from "../api/contract.ts";
import type { Words } from "../words/words.ts";

interface Props {
  says: Words["admin"]["page"]["usage"];
  locale: string;
  usage: ModelUsageAnswer;
}

/** What everybody asked of the model this month; nothing where nobody did. */
export function ModelUsage({ says, locale, usage }: Props) {
  const { month, model, users } = usage;
  return (
    <section aria-labelledby="model-usage">
      <h2 id="model-usage">{fill(says.title, { month })}</h2>
      {users.length === 0
        ? <p className="empty">{fill(says.none, { model })}</p>
        : (
          <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="model-usage">
            <table>
              <thead>
                <tr>
                  <th scope="col">{says.email}</th>
                  <th scope="col">{says.calls}</th>
                  <th scope="col">{says.tokensIn}</th>
                  <th scope="col">{says.tokensOut}</th>
                  <th scope="col">{says.cost}</th>
                </tr>
              </thead>
              <tbody>
                {users.map((one) => (
                  <tr key={one.user_id}>
                    <td>{one.email}</td>
                    <td>{one.calls.toLocaleString(locale)}</td>
                    <td>{one.prompt_tokens.toLocaleString(locale)}</td>
                    <td>{one.completion_tokens.toLocaleString(locale)}</td>
                    <td>{one.cost === null ? says.noPrice : one.cost.toFixed(2)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </section>
  );
}
