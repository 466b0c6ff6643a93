import type { FormEvent } from "react";
import type { ModelSettingsAnswer, ModelSettingsRequest } from "../../routes/api/contract.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { ScreenWords } from "../../routes/words/words.ts";
import { fill, formOf, useWords } from "../words.ts";
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
  const { form: says } = useWords("admin");
  const { locale } = useWords("common");
  const { from_environment: decided } = settings;
  const patience = settings.patience_seconds ?? USUAL_PATIENCE;

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
    const said = variable === undefined ? hint : fill(says.byEnvironment, { variable });
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
        label={says.address}
        type="url"
        inputMode="url"
        placeholder="https://api.openai.com/v1"
        {...field(
          "base_url",
          says.addressHint,
        )}
      />
      <PasswordField
        label={says.key}
        name="api_key"
        autoComplete="new-password"
        disabled={decided.api_key !== undefined}
        hint={keyHint(settings, says)}
      />
      {settings.has_key && decided.api_key === undefined && (
        <label className="check">
          <input type="checkbox" name="forget_key" /> <span>{says.forgetKey}</span>
        </label>
      )}
      <TextField
        label={says.model}
        list="model-names"
        spellCheck={false}
        {...field("model", says.modelHint)}
      />
      <TextField
        label={says.fastModel}
        list="model-names"
        spellCheck={false}
        {...field("fast_model", says.fastModelHint)}
      />
      <datalist id="model-names">{models.map((name) => <option key={name} value={name} />)}</datalist>
      <details>
        <summary>{says.more}</summary>
        <div className="form">
          <Effort {...field("effort", says.effortHint)} />
          <TextField
            label={says.context}
            type="number"
            {...field("context_tokens", says.contextHint)}
          />
          <TextField
            label={says.patience}
            type="number"
            {...field("patience_seconds", fill(says.patienceHint, { seconds: USUAL_PATIENCE }))}
          />
          <TextField
            label={says.firstWord}
            type="number"
            {...field(
              "first_word_seconds",
              says.firstWordHint,
            )}
          />
          <TextField
            label={says.answer}
            type="number"
            {...field("answer_seconds", says.answerHint)}
          />
          <TextField
            label={says.atOnce}
            type="number"
            {...field("calls_at_once", says.atOnceHint)}
          />
        </div>
      </details>
      <p className="hint">{fill(formOf(says.waits, patience, locale), { count: patience })}</p>
      <div className="form-row model-actions">
        <button type="submit" className="button button-main" disabled={busy !== null}>
          {busy === "saving" ? says.saving : says.save}
        </button>
        <button type="submit" name="do" value="try" className="button" disabled={busy !== null}>
          {busy === "trying" ? says.trying : says.try}
        </button>
        {settings.saved && (
          <button type="button" className="button" disabled={busy !== null} onClick={onForget}>
            {says.forget}
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
  const { form: says } = useWords("admin");
  return (
    <div className="field">
      <label htmlFor="model-effort">{says.effort}</label>
      <select id="model-effort" aria-describedby="model-effort-hint" {...select}>
        <option value="">{says.ownEffort}</option>
        {EFFORTS.map((effort) => <option key={effort} value={effort}>{effort}</option>)}
      </select>
      <p className="field-hint" id="model-effort-hint">{hint}</p>
    </div>
  );
}

/** As long as whoever runs the server chose nothing else. */
const USUAL_PATIENCE = 20;

function keyHint(
  { has_key, from_environment }: ModelSettingsAnswer,
  says: ScreenWords["admin"]["form"],
): string {
  const variable = from_environment.api_key;
  if (variable !== undefined) return fill(says.byEnvironment, { variable });
  return has_key ? says.keyKept : says.keyHint;
}
