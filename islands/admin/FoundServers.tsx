import type { FoundServer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { fill, useWords } from "../words.ts";

interface Props {
  servers: FoundServer[];
  isBusy: boolean;
  onUse: (server: FoundServer) => void;
}

const MOST_NAMED = 5;

/** Model servers that run on the same machine, each with the one click that uses it. */
export function FoundServers({ servers, isBusy, onUse }: Props) {
  const { model: says } = useWords("admin");
  if (servers.length === 0) return null;
  return (
    <ul className="plain-list found-servers">
      {servers.map((server) => (
        <li key={server.base_url}>
          <p>{fill(says.found, { server: server.name, models: named(server.models, says) })}</p>
          <button type="button" className="button" disabled={isBusy} onClick={() => onUse(server)}>
            {fill(says.use, { server: server.name, model: server.models[0] ?? "" })}
          </button>
        </li>
      ))}
    </ul>
  );
}

function named(models: string[], { foundMore }: ScreenWords["admin"]["model"]): string {
  const more = models.length - MOST_NAMED;
  const shown = models.slice(0, MOST_NAMED).join(", ");
  return more > 0 ? fill(foundMore, { models: shown, more }) : shown;
}
