/** A model that is asked one question at a time. */
export interface Chat {
  baseURL: string;
  apiKey?: string;
  model: string;
}

/** What the model answers to one message. Throws where its server does not answer with words. */
export async function askChat({ baseURL, apiKey, model }: Chat, content: string): Promise<string> {
  const response = await fetch(`${baseURL.replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    },
    body: JSON.stringify({ model, messages: [{ role: "user", content }] }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${model} answered ${response.status}: ${text.slice(0, 300)}`);
  const words: unknown = JSON.parse(text).choices?.[0]?.message?.content;
  if (typeof words !== "string" || words === "") throw new Error(`${model} answered without words`);
  return words;
}
