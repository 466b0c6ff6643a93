import type { FormEvent } from "react";
import type { ModelSettingsAnswer, ModelSettingsRequest } from "../../routes/api/contract.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { modelRequestIn } from "./model_request.ts";

interface Props {
  settings: ModelSettingsAnswer;
  /** Names to choose from while typing. */
  models: string[];
  busy: "saving" | "trying" | null;
  onSave: (body: ModelSettingsRequest) => void;
  onTry: (body: ModelSettingsRequest) => void;
  onForget: () => void;
}

const EFFORTS = ["minimal", "low", "medium", "high"];

/** Address, key, the two models, and what is rarely changed. */
export function ModelForm({ settings, models, busy, onSave, onTry, onForget }: Props) {
  const { from_environment: decided } = settings;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const body = modelRequestIn(new FormData(event.currentTarget));
    if (pressed?.getAttribute("value") === "try") onTry(body);
    else onSave(body);
  }

  /** What every field has: its kept value, and who decides it. */
  function field(name: keyof typeof decided & keyof ModelSettingsAnswer, hint?: string) {
    const variable = decided[name];
    const said = variable === undefined ? hint : `Set by ${variable} in the environment.`;
    return {
      name,
      defaultValue: settings[name] ?? "",
      disabled: variable !== undefined,
      ...(said !== undefined && { hint: said }),
    };
  }

  return (
    <form className="form model-form" autoComplete="off" onSubmit={submit}>
      <TextField
        label="Address of the model's server"
        type="url"
        inputMode="url"
        placeholder="https://api.openai.com/v1"
        {...field(
          "base_url",
          "Empty for OpenAI. Any server that speaks its protocol will do; the address often ends in /v1.",
        )}
      />
      <PasswordField
        label="Key"
        name="api_key"
        autoComplete="new-password"
        disabled={decided.api_key !== undefined}
        hint={keyHint(settings)}
      />
      {settings.has_key && decided.api_key === undefined && (
        <label className="check">
          <input type="checkbox" name="forget_key" /> <span>Forget the key that is kept</span>
        </label>
      )}
      <TextField
        label="Model that thinks and writes"
        list="model-names"
        spellCheck={false}
        {...field("model", "Empty: the first that the server names, or gpt-4o-mini at OpenAI.")}
      />
      <TextField
        label="Model for turns and extraction"
        list="model-names"
        spellCheck={false}
        {...field("fast_model", "Empty: the same one.")}
      />
      <datalist id="model-names">{models.map((name) => <option key={name} value={name} />)}</datalist>
      <details>
        <summary>Effort, context, times</summary>
        <div className="form">
          <Effort {...field("effort", "For models that reason. Turns never ask for more than low.")} />
          <TextField
            label="Context size in tokens"
            type="number"
            {...field("context_tokens", "Empty: not limited. Prompts are kept within it.")}
          />
          <TextField
            label="Seconds to the first word"
            type="number"
            {...field(
              "first_word_seconds",
              "Empty: 30 to an answer's beginning and 60 to its first word; 240 on a machine of your own.",
            )}
          />
          <TextField
            label="Seconds for a whole answer"
            type="number"
            {...field("answer_seconds", "Empty: 90; 300 where nobody waits; 600 on a machine of your own.")}
          />
          <TextField
            label="Questions at once"
            type="number"
            {...field("calls_at_once", "Empty: 8; 2 on a machine of your own.")}
          />
          <TextField
            label="Seconds that a founder waits"
            type="number"
            {...field("patience_seconds", `Empty: ${USUAL_PATIENCE}.`)}
          />
        </div>
      </details>
      <p className="hint">{patienceInWords(settings)}</p>
      <div className="form-row model-actions">
        <button type="submit" className="button button-main" disabled={busy !== null}>
          {busy === "saving" ? "Saving…" : "Save"}
        </button>
        <button type="submit" name="do" value="try" className="button" disabled={busy !== null}>
          {busy === "trying" ? "Trying…" : "Try without saving"}
        </button>
        {settings.saved && (
          <button type="button" className="button" disabled={busy !== null} onClick={onForget}>
            Forget these settings
          </button>
        )}
      </div>
    </form>
  );
}

interface EffortProps {
  name: string;
  defaultValue: string | number;
  disabled: boolean;
  hint?: string;
}

function Effort({ hint, ...select }: EffortProps) {
  return (
    <div className="field">
      <label htmlFor="model-effort">Effort</label>
      <select id="model-effort" aria-describedby="model-effort-hint" {...select}>
        <option value="">As the model does by itself</option>
        {EFFORTS.map((effort) => <option key={effort} value={effort}>{effort}</option>)}
      </select>
      <p className="field-hint" id="model-effort-hint">{hint}</p>
    </div>
  );
}

/** As long as whoever runs the server chose nothing else. */
const USUAL_PATIENCE = 20;

function patienceInWords({ patience_seconds }: ModelSettingsAnswer): string {
  const seconds = patience_seconds ?? USUAL_PATIENCE;
  return `A founder waits ${
    seconds === 1 ? "1 second" : `${seconds} seconds`
  } for the model's first word. Then the built-in strategist speaks, and what the model reads late is kept all the same.`;
}

function keyHint({ has_key, from_environment }: ModelSettingsAnswer): string {
  const variable = from_environment.api_key;
  if (variable !== undefined) return `Set by ${variable} in the environment.`;
  if (has_key) {
    return "A key is kept and is never shown. Leave this empty to keep it as long as the address stays.";
  }
  return "Kept on the server and never shown again. Servers on a machine of your own need none.";
}
