import { z } from "zod";
import { keepMail } from "../kv/outbox.ts";
import type { Store } from "../kv/store.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

interface Letter {
  to: string;
  subject: string;
  text: string;
  /**
   * Where one click ends letters of this kind (RFC 8058). Nobody waits for such a letter: one that no server takes is
   * not kept either.
   */
  unsubscribe?: string;
}

/**
 * Sends a letter, or keeps it in the admin's outbox where there is no mail server or it does not answer. True where a
 * mail server took it.
 */
export type Mailer = (letter: Letter) => Promise<boolean>;

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

  async function deliver({ unsubscribe, ...letter }: Letter): Promise<boolean> {
    if (!SMTP_URL) return false;
    try {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url: SMTP_URL,
        connectionTimeout: PATIENCE_MS,
        greetingTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
      });
      await transport.sendMail({
        ...letter,
        from: MAIL_FROM ?? "Holdfast <holdfast@localhost>",
        ...(unsubscribe === undefined ? {} : endedByOneClick(unsubscribe)),
      });
      return true;
    } catch (error) {
      log("error", "a mail was not taken", { error: codesOf(error) });
      return false;
    }
  }

  return async function send(letter) {
    if (await deliver(letter)) return true;
    if (letter.unsubscribe !== undefined) return false;
    const { id } = await keepMail(kv, { ...letter, now: now() });
    log("info", "a mail waits in the outbox", { mail: id });
    return false;
  };
}

/** Mail programs show a button of their own, and send a POST to the address when it is pressed. */
function endedByOneClick(address: string) {
  return {
    list: { unsubscribe: address },
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

const Codes = z.looseObject({ code: z.string().optional(), responseCode: z.number().optional() });

/** "EENVELOPE 550": a mail server's words name the recipient, and a log names nobody. */
function codesOf(error: unknown): string {
  const { code, responseCode } = Codes.safeParse(error).data ?? {};
  return [code ?? "unknown", responseCode].filter((part) => part !== undefined).join(" ");
}
