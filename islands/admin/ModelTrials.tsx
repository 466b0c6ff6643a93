import type { ModelTrial, ModelTrialAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { fill, useWords } from "../words.ts";

/** What came of the trial: what each model made of one real question, how long it took and what it cost. */
export function ModelTrials({ question, trials }: ModelTrialAnswer) {
  const { trial: says } = useWords("admin");
  return (
    <div className="model-trials">
      <p className="hint">{fill(says.question, { question })}</p>
      {trials.map((trial) => <Trial key={trial.role} trial={trial} />)}
    </div>
  );
}

function Trial({ trial }: { trial: ModelTrial }) {
  const { trial: says } = useWords("admin");
  const { locale } = useWords("common");
  const { answer, dropped, model, problem, seconds } = trial;
  return (
    <article>
      <h3>{answer === null ? fill(says.silent, { model }) : fill(says.answered, { model, seconds })}</h3>
      {problem && <p className="form-failure">{problem}</p>}
      {answer && <p>{fill(says.answer, { ...answer, monthly: answer.monthly.toLocaleString(locale) })}</p>}
      {answer && <p className="hint">{spent(trial, says, locale)}</p>}
      {dropped.length > 0 && <p className="hint">{fill(says.leftOut, { what: dropped.join(", ") })}</p>}
    </article>
  );
}

function spent(
  { prompt_tokens, completion_tokens, cost }: ModelTrial,
  says: ScreenWords["admin"]["trial"],
  locale: string,
): string {
  const tokens = fill(says.tokens, {
    in: prompt_tokens.toLocaleString(locale),
    out: completion_tokens.toLocaleString(locale),
  });
  return `${tokens} ${cost === null ? says.noPrice : fill(says.price, { price: cost })}`;
}
