import { useRef } from "react";
import type { SignInListItem } from "../../routes/api/contract.ts";
import { LocalTime } from "../ui/LocalTime.tsx";
import { fill, fillNodes, useWords } from "../words.ts";
import { deviceName } from "./device_name.ts";
import { useSignIns } from "./use_sign_ins.ts";

const DAY = { month: "short", day: "numeric" } as const;
const HOUR = { ...DAY, hour: "numeric" } as const;

interface Props {
  /** Where the API lists and ends them. */
  path: string;
  /** Whose they are, where they are not the reader's own. */
  name?: string;
}

/** Where somebody is signed in: each browser to be signed out, and all others at once. */
export function SignIns({ path, name }: Props) {
  const says = useWords("sign_ins");
  const { list, failure, isBusy, load, endOne, endOthers } = useSignIns(path);
  const top = useRef<HTMLDivElement>(null);

  /** The button that was pressed is gone: the keyboard goes on from the list. */
  async function follow(ending: Promise<boolean>): Promise<void> {
    if (await ending) top.current?.focus();
  }

  if (failure !== null) {
    return (
      <div className="sign-ins">
        <p className="form-failure" role="alert">{failure}</p>
        <button type="button" className="button" onClick={() => void load()}>{says.tryAgain}</button>
      </div>
    );
  }
  if (list === null) return <p className="hint" role="status">{says.looking}</p>;

  const { sign_ins: items, left_out } = list;
  const others = items.filter(({ current }) => !current).length + left_out;
  const hasCurrent = items.some(({ current }) => current);
  return (
    <div
      className="sign-ins"
      ref={top}
      tabIndex={-1}
      role="group"
      aria-label={name === undefined ? says.yours : fill(says.of, { name })}
    >
      <ul>
        {items.map((item) => (
          <SignInItem
            key={item.id}
            item={item}
            isBusy={isBusy}
            onEnd={() => void follow(endOne(item))}
          />
        ))}
      </ul>
      {others === 0 && (
        <p className="hint">
          {hasCurrent ? says.nowhereElse : fill(says.nowhere, { name: name ?? "" })}
        </p>
      )}
      {left_out > 0 && <p className="hint">{fill(says.more, { count: left_out })}</p>}
      {others > 0 && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void follow(endOthers())}
        >
          {hasCurrent ? says.endOthers : says.endAll}
          {name !== undefined && <span className="visually-hidden">{` ${fill(says.for, { name })}`}</span>}
        </button>
      )}
    </div>
  );
}

function SignInItem({ item, isBusy, onEnd }: { item: SignInListItem; isBusy: boolean; onEnd: () => void }) {
  const says = useWords("sign_ins");
  const { id, created_at, last_used_at, current } = item;
  const since = <LocalTime iso={created_at} options={DAY} />;
  return (
    <li>
      <div>
        <strong>{deviceName(item, says)}</strong>
        <p className="hint" id={`times-${id}`}>
          {current
            ? fillNodes(says.inUse, { since })
            : fillNodes(says.lastUsed, { since, used: <LocalTime iso={last_used_at} options={HOUR} /> })}
        </p>
      </div>
      {current ? <span className="label">{says.thisBrowser}</span> : (
        <button
          type="button"
          className="quiet"
          disabled={isBusy}
          aria-describedby={`times-${id}`}
          onClick={onEnd}
        >
          {says.end}
          <span className="visually-hidden">{` ${deviceName(item, says)}`}</span>
        </button>
      )}
    </li>
  );
}
