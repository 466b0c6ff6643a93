import type { ModelTrial, ModelTrialAnswer } from "../../routes/api/contract.ts";

/** What came of the trial: what each model made of one real question, how long it took and what it cost. */
export function ModelTrials({ question, trials }: ModelTrialAnswer) {
  return (
    <div className="model-trials">
      <p className="hint">The question: what a founder means who says “{question}”</p>
      {trials.map((trial) => <Trial key={trial.role} trial={trial} />)}
    </div>
  );
}

function Trial({ trial }: { trial: ModelTrial }) {
  const { answer, dropped, model, problem } = trial;
  return (
    <article>
      <h3>{model} {answer === null ? "did not answer" : `answered in ${trial.seconds} s`}</h3>
      {problem && <p className="form-failure">{problem}</p>}
      {answer && (
        <p>
          Who buys: {answer.buyer}. What one pays: {answer.price}. In a month from all:{" "}
          {answer.monthly.toLocaleString("en")}.
        </p>
      )}
      {answer && <p className="hint">{spent(trial)}</p>}
      {dropped.length > 0 && (
        <p className="hint">Left out from now on, because this server refuses it: {dropped.join(", ")}.</p>
      )}
    </article>
  );
}

function spent({ prompt_tokens, completion_tokens, cost }: ModelTrial): string {
  const tokens = `${prompt_tokens.toLocaleString("en")} tokens in, ${
    completion_tokens.toLocaleString("en")
  } out`;
  return cost === null ? `${tokens}. No price is set.` : `${tokens}. Price: ${cost}.`;
}
