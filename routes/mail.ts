import { z } from "zod";
import { keepMail } from "../kv/outbox.ts";
import type { Store } from "../kv/store.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter, or keeps it in the admin's outbox where there is no mail server or it does not answer. */
export type Mailer = (letter: Letter) => Promise<void>;

interface MailOptions {
  config: Pick<Config, "SMTP_URL" | "MAIL_FROM">;
  kv: Store;
  now: () => Date;
  log: Log;
}

const PATIENCE_MS = 10_000;

/** The mail library is loaded only where there is a server to speak to. */
export function createMailer({ config, kv, now, log }: MailOptions): Mailer {
  const { SMTP_URL, MAIL_FROM } = config;

  async function deliver(letter: Letter): Promise<boolean> {
    if (!SMTP_URL) return false;
    try {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url: SMTP_URL,
        connectionTimeout: PATIENCE_MS,
        greetingTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
      });
      await transport.sendMail({ ...letter, from: MAIL_FROM ?? "Holdfast <holdfast@localhost>" });
      return true;
    } catch (error) {
      log("error", "a mail was not taken", { error: codesOf(error) });
      return false;
    }
  }

  return async function send(letter) {
    if (await deliver(letter)) return;
    const { id } = await keepMail(kv, { ...letter, now: now() });
    log("info", "a mail waits in the outbox", { mail: id });
  };
}

const Codes = z.looseObject({ code: z.string().optional(), responseCode: z.number().optional() });

/** "EENVELOPE 550": a mail server's words name the recipient, and a log names nobody. */
function codesOf(error: unknown): string {
  const { code, responseCode } = Codes.safeParse(error).data ?? {};
  return [code ?? "unknown", responseCode].filter((part) => part !== undefined).join(" ");
}
