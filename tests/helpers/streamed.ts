import type { Person } from "./server.ts";

/** A streamed answer: what was shown as it arrived, and what stands in the end. */
export interface Streamed<Answer> {
  shown: string;
  answer: Answer;
}

/** Posts to a path that streams; `onFirstWord` is called when the first words arrive. */
export async function postStreamed<Answer>(
  person: Person,
  { path, body }: { path: string; body: unknown },
  onFirstWord: () => void = () => {},
): Promise<Streamed<Answer>> {
  const response = await person.call("POST", path, body, { accept: "text/event-stream" });
  const text = await textOf(response, onFirstWord);
  const events = text.split("\n\n").map((event) => ({
    name: /^event: (.+)$/m.exec(event)?.[1] ?? "",
    data: /^data: (.+)$/m.exec(event)?.[1] ?? "null",
  }));
  const shown = events.filter(({ name }) => name === "delta").map(({ data }) => JSON.parse(data).text).join(
    "",
  );
  const last = events.findLast(({ name }) => name === "done");
  if (last === undefined) throw new Error(`${path} streamed no end: ${text.slice(0, 500)}`);
  return { shown, answer: JSON.parse(last.data) };
}

async function textOf({ body }: Response, onFirstWord: () => void): Promise<string> {
  let text = "";
  if (body === null) return text;
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const hadWords = text.includes("event: delta");
    text += chunk;
    if (!hadWords && text.includes("event: delta")) onFirstWord();
  }
  return text;
}
