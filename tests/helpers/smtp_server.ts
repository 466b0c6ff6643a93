import { Buffer } from "node:buffer";
import { createServer, type Socket } from "node:net";

export interface SmtpServer {
  url: string;
  /** The mails that were taken, headers and body, in order. */
  mails: { from: string; to: string; data: string }[];
  /** How often somebody has called. */
  readonly calls: number;
  close(): Promise<void>;
}

/** A mail server of a few lines on a free port; with `refuses` it takes no recipient, `silent` it never speaks. */
export async function serveSmtp({ refuses = false, silent = false } = {}): Promise<SmtpServer> {
  const mails: SmtpServer["mails"] = [];
  let calls = 0;
  const server = createServer((socket) => {
    calls++;
    if (silent) socket.on("error", () => socket.destroy());
    else converse(socket, mails, refuses);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    get calls() {
      return calls;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail as its reader sees it: the headers, an empty line, and the text of its one part (RFC 2045 and 2047). */
export function decodedText(data: string): string {
  const [headers = "", ...parts] = data.split("\n\n");
  const unfolded = headers.replace(/\n[ \t]+/g, " ").replace(/\?= =\?/g, "?==?")
    .replace(
      /=\?utf-8\?([qb])\?([^?]*)\?=/gi,
      (_, way: string, words: string) => decoded(way === "B" ? "base64" : "q", words.replaceAll("_", " ")),
    );
  const encoding = /^Content-Transfer-Encoding: (.+)$/mi.exec(headers)?.[1] ?? "7bit";
  return `${unfolded}\n\n${decoded(encoding, parts.join("\n\n"))}`;
}

function decoded(encoding: string, text: string): string {
  if (encoding === "7bit") return text;
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  const bytes = text.replace(/=\n/g, "").replace(
    /=([0-9A-F]{2})/g,
    (_, hex: string) => String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function converse(socket: Socket, mails: SmtpServer["mails"], refuses: boolean): void {
  let pending = "";
  let mail = { from: "", to: "", data: "" };
  let inData = false;

  function answerTo(line: string): string {
    const [, address = ""] = line.match(/<([^>]*)>/) ?? [];
    if (/^EHLO|^HELO/i.test(line)) return "250 holdfast.test";
    if (/^MAIL FROM/i.test(line)) mail = { from: address, to: "", data: "" };
    if (/^RCPT TO/i.test(line)) {
      if (refuses) return "550 No such mailbox";
      mail.to = address;
    }
    if (/^DATA/i.test(line)) {
      inData = true;
      return "354 Go on";
    }
    return /^QUIT/i.test(line) ? "221 Bye" : "250 OK";
  }

  function takeLine(line: string): void {
    if (!inData) return void socket.write(`${answerTo(line)}\r\n`);
    if (line !== ".") return void (mail.data += `${line.replace(/^\.\./, ".")}\n`);
    inData = false;
    mails.push(mail);
    socket.write("250 Taken\r\n");
  }

  socket.setEncoding("utf8");
  socket.write("220 holdfast.test\r\n");
  socket.on("data", (text: string) => {
    const lines = (pending + text).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) takeLine(line);
  });
  socket.on("error", () => socket.destroy());
}
