import { useRef } from "react";
import type { PushDeviceItem } from "../../routes/api/contract.ts";
import { deviceName } from "../sign_ins/device_name.ts";
import { LocalTime } from "../ui/LocalTime.tsx";
import { ThisDevice } from "./ThisDevice.tsx";
import { usePush } from "./use_push.ts";

const DAY = { month: "short", day: "numeric" } as const;

/** Devices that are told when something matters: this one, and each other to be ended. */
export function ToldDevices({ worker }: { worker: string }) {
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
      <h2 id="devices">Devices that are told</h2>
      <p>
        When something matters (a change that two readings agree on, a trend, a review that is due), a device
        shows its heading, at most once a day, even while Holdfast is closed. A device is told until you end
        it, sign out there, or change your password elsewhere.
      </p>
      <ThisDevice push={push} />
      {others.length > 0 && (
        <div className="sign-ins" ref={top} tabIndex={-1} role="group" aria-label="Your other devices">
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
  const { id, added_at, sent_at, failure } = device;
  return (
    <li>
      <div>
        <strong>{deviceName(device)}</strong>
        <p className="hint" id={`told-${id}`}>
          Told since <LocalTime iso={added_at} options={DAY} />
          {sent_at !== null && (
            <>
              , last on <LocalTime iso={sent_at} options={DAY} />
            </>
          )}
          {failure !== null && `. ${failure} It is tried again.`}
        </p>
      </div>
      <button type="button" className="quiet" aria-describedby={`told-${id}`} onClick={onEnd}>
        End<span className="visually-hidden">{` telling ${deviceName(device)}`}</span>
      </button>
    </li>
  );
}
