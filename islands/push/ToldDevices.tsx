import { useRef } from "react";
import type { PushDeviceItem } from "../../routes/api/contract.ts";
import { deviceName } from "../sign_ins/device_name.ts";
import { LocalTime } from "../ui/LocalTime.tsx";
import { fill, fillNodes, useWords } from "../words.ts";
import { ThisDevice } from "./ThisDevice.tsx";
import { usePush } from "./use_push.ts";

const DAY = { month: "short", day: "numeric" } as const;

/** Devices that are told when something matters: this one, and each other to be ended. */
export function ToldDevices({ worker }: { worker: string }) {
  const { devices: says } = useWords("push");
  const push = usePush(worker);
  const top = useRef<HTMLDivElement>(null);
  const { here, devices, endOther } = push;
  const others = devices?.filter(({ id }) => here.kind !== "on" || here.id !== id) ?? [];

  /** The button that was pressed is gone: the keyboard goes on from the list. */
  async function end(device: PushDeviceItem): Promise<void> {
    if (await endOther(device)) top.current?.focus();
  }

  return (
    <section className="setting" aria-labelledby="devices">
      <h2 id="devices">{says.title}</h2>
      <p>{says.about}</p>
      <ThisDevice push={push} />
      {others.length > 0 && (
        <div className="sign-ins" ref={top} tabIndex={-1} role="group" aria-label={says.others}>
          <ul>
            {others.map((device) => (
              <OtherDevice
                key={device.id}
                device={device}
                onEnd={() => void end(device)}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function OtherDevice({ device, onEnd }: { device: PushDeviceItem; onEnd: () => void }) {
  const { devices: says } = useWords("push");
  const name = deviceName(device, useWords("sign_ins"));
  const { id, added_at, sent_at, failure } = device;
  const since = <LocalTime iso={added_at} options={DAY} />;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="hint" id={`told-${id}`}>
          {sent_at === null
            ? fillNodes(says.since, { since })
            : fillNodes(says.sinceAndLast, { since, last: <LocalTime iso={sent_at} options={DAY} /> })}
          {failure !== null && fill(says.failed, { failure })}
        </p>
      </div>
      <button type="button" className="quiet" aria-describedby={`told-${id}`} onClick={onEnd}>
        {says.end}
        <span className="visually-hidden">{` ${fill(says.telling, { device: name })}`}</span>
      </button>
    </li>
  );
}
