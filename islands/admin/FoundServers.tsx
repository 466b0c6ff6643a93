import type { FoundServer } from "../../routes/api/contract.ts";

interface Props {
  servers: FoundServer[];
  isBusy: boolean;
  onUse: (server: FoundServer) => void;
}

const MOST_NAMED = 5;

/** Model servers that run on the same machine, each with the one click that uses it. */
export function FoundServers({ servers, isBusy, onUse }: Props) {
  if (servers.length === 0) return null;
  return (
    <ul className="plain-list found-servers">
      {servers.map((server) => (
        <li key={server.base_url}>
          <p>
            {server.name} runs on this machine with {named(server.models)}. Nothing has been sent to it.
          </p>
          <button type="button" className="button" disabled={isBusy} onClick={() => onUse(server)}>
            Use {server.name} with {server.models[0]}
          </button>
        </li>
      ))}
    </ul>
  );
}

function named(models: string[]): string {
  const more = models.length - MOST_NAMED;
  return models.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
