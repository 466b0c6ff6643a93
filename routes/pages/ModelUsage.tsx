import type { ModelUsageAnswer } from "../api/contract.ts";

/** What everybody asked of the model this month; nothing where nobody did. */
export function ModelUsage({ usage }: { usage: ModelUsageAnswer }) {
  const { month, model, users } = usage;
  return (
    <section aria-labelledby="model-usage">
      <h2 id="model-usage">Model use in {month}</h2>
      {users.length === 0
        ? <p className="empty">Nobody has asked a model this month. Mind: {model}.</p>
        : (
          <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="model-usage">
            <table>
              <thead>
                <tr>
                  <th scope="col">Email</th>
                  <th scope="col">Calls</th>
                  <th scope="col">Tokens in</th>
                  <th scope="col">Tokens out</th>
                  <th scope="col">Cost</th>
                </tr>
              </thead>
              <tbody>
                {users.map((one) => (
                  <tr key={one.user_id}>
                    <td>{one.email}</td>
                    <td>{one.calls.toLocaleString("en")}</td>
                    <td>{one.prompt_tokens.toLocaleString("en")}</td>
                    <td>{one.completion_tokens.toLocaleString("en")}</td>
                    <td>{one.cost === null ? "No price set" : one.cost.toFixed(2)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </section>
  );
}
