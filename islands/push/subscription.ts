/** The service worker of this browser and its subscription. The worker controls no page: its scope holds none. */
const SCOPE = "/assets/";
const PATIENCE_MS = 30_000;

/** Why a browser cannot be told at all, or null. */
export function whyNever(): "insecure" | "unsupported" | null {
  if (!isSecureContext) return "insecure";
  const hasAll = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  return hasAll ? null : "unsupported";
}

export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return await registration?.pushManager.getSubscription() ?? null;
}

/** Has this page's own service worker do the work from now on, in the place of an earlier one. */
export async function registerWorker(address: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(address, { scope: SCOPE });
  const coming = registration.installing ?? registration.waiting;
  if (coming !== null) await activationOf(coming);
  return registration;
}

function activationOf(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    function look(): void {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("The service worker was not started."));
    }
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Subscribes anew: an earlier subscription may be for other keys of the server, or of somebody else who sat here. */
export async function subscribe(workerAddress: string, serverKey: string): Promise<PushSubscription> {
  const registration = await registerWorker(workerAddress);
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  return await inTime(registration.pushManager.subscribe(options));
}

/** Ends whatever this browser is told, whoever it was switched on by. */
export async function forgetPush(): Promise<void> {
  if (whyNever() !== null) return;
  await (await navigator.serviceWorker.getRegistration(SCOPE))?.unregister();
}

/** What the server calls this browser: the SHA-256 of its endpoint. */
export async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A push service that does not answer would leave the person waiting for good. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The push service did not answer.")), PATIENCE_MS);
  });
  return await Promise.race([work, late]);
}
