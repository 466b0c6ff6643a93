import { useEffect, useRef, useState } from "react";
import { useWords } from "../words.ts";

/** What of speech recognition is used here; the browser's own types do not name it yet. */
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface OnDevice {
  langs: string[];
  processLocally: true;
}

interface RecogniserKind {
  new (): Recogniser;
  available?(asked: OnDevice): Promise<string>;
  install?(asked: OnDevice): Promise<boolean>;
}

declare global {
  interface Window {
    SpeechRecognition?: RecogniserKind;
  }
}

/** Speaking an answer. */
export interface Dictation {
  isListening: boolean;
  /** What went wrong, and what to do; "" otherwise. */
  problem: string;
  start(): void;
  stop(): void;
  /** Ends without the words that are still being understood: what stands in the field is sent, or written on by hand. */
  drop(): void;
}

/**
 * Speaking an answer where the browser understands speech on this device: no sound leaves it. Null where it cannot. `onWords`
 * is given the whole text as it is to stand in the field; nothing is sent by it.
 */
export function useDictation(text: string, onWords: (text: string) => void): Dictation | null {
  const { problems, ended } = useWords("journey").dictation;
  const [state, setState] = useState<"absent" | "ready" | "downloadable">("absent");
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState("");
  const current = useRef<Recogniser | null>(null);
  /** Counts beginnings and ends, so that one that waited for its language knows whether it is still wanted. */
  const turn = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    void availability().then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
      turn.current += 1;
      current.current?.abort();
      current.current = null;
    };
  }, []);

  async function start() {
    const Kind = globalThis.window.SpeechRecognition;
    if (Kind === undefined || isListening) return;
    setProblem("");
    setListening(true);
    const before = text.trimEnd();
    const mine = ++turn.current;
    if (state === "downloadable") {
      const isThere = await Kind.install?.(onDevice()).catch(() => false);
      if (mine !== turn.current) return;
      if (!isThere) {
        setListening(false);
        return setProblem(problems.language);
      }
      setState("ready");
    }
    const recogniser = new Kind();
    Object.assign(recogniser, { lang: navigator.language, continuous: true, interimResults: true });
    recogniser.processLocally = true;
    recogniser.onresult = ({ results }) => {
      if (current.current !== recogniser) return;
      const heard = Array.from(results, (result) => result[0]?.transcript.trim() ?? "").join(" ").trim();
      if (heard !== "") onWords(before === "" ? heard : `${before} ${heard}`);
    };
    recogniser.onerror = ({ error }) => {
      const known = new Map<string, string>(Object.entries(problems));
      if (error !== "aborted") setProblem(known.get(error) ?? ended);
    };
    recogniser.onend = () => {
      if (mine !== turn.current) return;
      current.current = null;
      setListening(false);
    };
    current.current = recogniser;
    recogniser.start();
  }

  function drop() {
    const recogniser = current.current;
    turn.current += 1;
    current.current = null;
    setListening(false);
    recogniser?.abort();
  }

  if (state === "absent") return null;
  return { isListening, problem, start: () => void start(), stop: () => current.current?.stop(), drop };
}

/** Only what understands speech on the device counts: a recogniser that cannot promise that is not used. */
async function availability(): Promise<"absent" | "ready" | "downloadable"> {
  const Kind = globalThis.window.SpeechRecognition;
  if (Kind?.available === undefined || !("processLocally" in Kind.prototype)) return "absent";
  const found = await Kind.available(onDevice()).catch(() => "unavailable");
  if (found === "available") return "ready";
  return found === "downloadable" && Kind.install !== undefined ? "downloadable" : "absent";
}

function onDevice(): OnDevice {
  return { langs: [navigator.language], processLocally: true };
}
