import { useEffect, useState } from "react";
import type { PushDeviceItem, PushDevicesAnswer } from "../../routes/api/contract.ts";
import { ApiError, call, reasonOf, tellFailure } from "../api.ts";
import { deviceName } from "../sign_ins/device_name.ts";
import { showSuccess } from "../toasts.ts";
import { fill, useWords } from "../words.ts";
import { keepPush, PUSH_PATH, TOLD_HERE } from "./renew.ts";
import { forgetPush, idOf, registerWorker, subscribe, subscriptionHere, whyNever } from "./subscription.ts";

/** How it stands with this browser. */
export type Here =
  | { kind: "looking" | "insecure" | "unsupported" | "denied" | "off" | "settingUp" | "ending" }
  | { kind: "on"; id: string }
  | { kind: "unknown" | "failed"; why: string };

/** Whether this browser is told when something matters, and the others that are. */
export function usePush(worker: string) {
  const says = useWords("push");
  const devicesSay = useWords("sign_ins");
  const [here, setHere] = useState<Here>({ kind: "looking" });
  const [devices, setDevices] = useState<PushDeviceItem[] | null>(null);

  async function load(): Promise<PushDevicesAnswer> {
    const answer = await call<PushDevicesAnswer>(PUSH_PATH, { quiet: TOLD_HERE });
    setDevices(answer.devices);
    return answer;
  }

  async function look(): Promise<void> {
    setHere({ kind: "looking" });
    try {
      setHere(await standing(await load()));
    } catch (error) {
      setHere({ kind: "unknown", why: reasonOf(error, says.notLoaded) });
    }
  }

  /** A browser that is told goes on under the sign-in and with the worker of today. */
  async function standing({ devices, server_key }: PushDevicesAnswer): Promise<Here> {
    const never = whyNever();
    if (never !== null) return { kind: never };
    if (Notification.permission === "denied") return { kind: "denied" };
    const subscription = await subscriptionHere();
    const id = subscription && await idOf(subscription);
    if (subscription === null || id === null || !devices.some((device) => device.id === id)) {
      return { kind: "off" };
    }
    await registerWorker(worker);
    setDevices((await keepPush(subscription, server_key)).devices);
    return { kind: "on", id };
  }

  /** Only ever at a person's click: the browser asks them. */
  async function switchOn(): Promise<void> {
    setHere({ kind: "settingUp" });
    const permission = await Notification.requestPermission();
    if (permission === "denied") return setHere({ kind: "denied" });
    if (permission === "default") return setHere({ kind: "failed", why: says.notAnswered });
    try {
      const { server_key } = await load();
      const subscription = await subscribe(worker, server_key);
      setDevices((await keepPush(subscription, server_key)).devices);
      setHere({ kind: "on", id: await idOf(subscription) });
    } catch (error) {
      await forgetPush();
      const why = error instanceof ApiError ? reasonOf(error, says.noService) : says.noService;
      setHere({ kind: "failed", why });
    }
  }

  /** Ends a device, this one or another. True once it has ended, now or before. */
  async function end(id: string, done: string): Promise<boolean> {
    try {
      await call(`${PUSH_PATH}/${id}`, { method: "DELETE", quiet: TOLD_HERE });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        tellFailure(error, reasonOf(error, says.notChanged));
        return false;
      }
    }
    if (here.kind === "on" && here.id === id) await forgetPush();
    showSuccess(done);
    await look();
    return true;
  }

  async function switchOff(): Promise<void> {
    if (here.kind !== "on") return;
    const before = here;
    setHere({ kind: "ending" });
    if (!await end(before.id, says.ended)) setHere(before);
  }

  useEffect(() => void look(), []);

  return {
    here,
    devices,
    look,
    switchOn,
    switchOff,
    endOther: (device: PushDeviceItem) =>
      end(device.id, fill(says.otherEnded, { device: deviceName(device, devicesSay) })),
  };
}

export type Push = ReturnType<typeof usePush>;
