/** Runs in the background of the browser, for devices that are told: shows what was sent, and opens it at a click. */
import type { PushNotice } from "../routes/api/contract.ts";

/** What a service worker has, of which the types of a page know nothing. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(address: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

const worker = self as unknown as Worker;

/** A browser that is shown nothing for a message shows a reproach of its own. */
const UNREAD: PushNotice = {
  title: "Your advisor has something to tell",
  body: "Open Holdfast to see what it is.",
  path: "/advisor",
};
/** A new message takes the place of one that was not looked at. */
const TAG = "advisor";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("push", (event) => {
  const { title, body, path } = noticeIn(event.data);
  event.waitUntil(worker.registration.showNotification(title, { body, tag: TAG, data: path }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow(String(event.notification.data)));
});

function noticeIn(data: PushEvent["data"]): PushNotice {
  try {
    return { ...UNREAD, ...data?.json() as Partial<PushNotice> | undefined };
  } catch {
    return UNREAD;
  }
}
