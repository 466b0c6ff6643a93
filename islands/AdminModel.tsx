import { useEffect, useState } from "react";
import type {
  FoundServer,
  ModelSettingsAnswer,
  ModelSettingsRequest,
  ModelTrialAnswer,
} from "../routes/api/contract.ts";
import { FoundServers } from "./admin/FoundServers.tsx";
import { ModelForm } from "./admin/ModelForm.tsx";
import { ModelTrials } from "./admin/ModelTrials.tsx";
import { call, reasonOf, tellFailure } from "./api.ts";
import { LocalTime } from "./ui/LocalTime.tsx";
import { showSuccess } from "./toasts.ts";
import { fill, fillNodes, useWords } from "./words.ts";

type Busy = "saving" | "trying" | null;

/** Which mind is asked: found on this machine, set, tried, saved. */
export default function AdminModel({ settings: first }: { settings: ModelSettingsAnswer }) {
  const { model: says } = useWords("admin");
  const [settings, setSettings] = useState(first);
  const [found, setFound] = useState<FoundServer[]>([]);
  const [trial, setTrial] = useState<ModelTrialAnswer | null>(null);
  const [busy, setBusy] = useState<Busy>(null);

  useEffect(() => {
    call<{ servers: FoundServer[] }>("/admin/model/found").then(
      ({ servers }) => setFound(servers),
      () => setFound([]),
    );
  }, []);

  async function change(work: () => Promise<ModelSettingsAnswer>, failed: string) {
    setBusy("saving");
    try {
      const saved = await work();
      setSettings(saved);
      setTrial(null);
      showSuccess(fill(says.answers, { mind: saved.mind }));
    } catch (error) {
      tellFailure(error, reasonOf(error, failed));
    }
    setBusy(null);
  }

  const save = (body: ModelSettingsRequest) =>
    change(
      () => call<ModelSettingsAnswer>("/admin/model", { method: "PUT", body }),
      says.notSaved,
    );

  const forget = () =>
    change(
      () => call<ModelSettingsAnswer>("/admin/model", { method: "DELETE" }),
      says.notForgotten,
    );

  async function tryOut(body: ModelSettingsRequest) {
    setBusy("trying");
    setTrial(null);
    try {
      setTrial(await call<ModelTrialAnswer>("/admin/model/try", { method: "POST", body }));
    } catch (error) {
      tellFailure(error, reasonOf(error, says.notTried));
    }
    setBusy(null);
  }

  const elsewhere = found.filter(({ base_url }) => base_url !== settings.base_url);
  const models = [...new Set([...(trial?.models ?? []), ...found.flatMap((server) => server.models)])];
  return (
    <div className="model-settings">
      <p>{fillNodes(says.now, { mind: <strong>{settings.mind}</strong> })}</p>
      {settings.from_environment.base_url === undefined && (
        <FoundServers
          servers={elsewhere}
          isBusy={busy !== null}
          onUse={(server) =>
            void save({ ...usual, base_url: server.base_url, model: server.models[0] ?? null })}
        />
      )}
      <ModelForm
        key={JSON.stringify(settings)}
        settings={settings}
        models={models}
        busy={busy}
        onSave={(body) => void save(body)}
        onTry={(body) => void tryOut(body)}
        onForget={() => void forget()}
      />
      <div role="status">
        {busy === "trying" && <p className="hint">{says.asking}</p>}
        {trial && <ModelTrials {...trial} />}
      </div>
      {settings.notices.length > 0 && (
        <>
          <h3>{says.notices}</h3>
          <ul className="plain-list">
            {settings.notices.map(({ at, text }) => (
              <li key={at + text}>
                {text}{" "}
                <span className="hint">
                  <LocalTime iso={at} options={{ dateStyle: "medium", timeStyle: "short" }} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const usual: ModelSettingsRequest = {
  base_url: null,
  api_key: null,
  model: null,
  fast_model: null,
  effort: null,
  context_tokens: null,
  first_word_seconds: null,
  answer_seconds: null,
  patience_seconds: null,
  calls_at_once: null,
};
