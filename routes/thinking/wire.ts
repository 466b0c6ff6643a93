/** What goes between the server's thread and the worker that thinks: data only. */
import type { FeedRequest, FeedTemplate } from "../../agents/domain/feeds.ts";
import type { Research } from "../../agents/domain/pages.ts";
import type { Step, Surroundings } from "../../agents/interview/turn_types.ts";
import type { Told } from "../../agents/interview/with_model/call.ts";
import type { TurnAnswer as ModelsTurn } from "../../agents/interview/with_model/turn_answer.ts";
import type { Model, Task } from "../../agents/model/model.ts";
import type { Input, Operation } from "./operations.ts";
import type { SentError } from "./sent_error.ts";

export type PageRequest = Parameters<Research["readPage"]>[0];

/** The surroundings without what can be done on the server's thread only. */
export interface SentSurroundings
  extends Pick<Surroundings, "now" | "sentences" | "patienceMs" | "isReading"> {
  model: Pick<Model, "kind" | "name" | "contextTokens">;
  /** Null where no feed is ever read. */
  feedTemplates: FeedTemplate[] | null;
}

/** A task without its schema, which the other thread finds by its name. */
export interface SentTask extends Omit<Task<unknown>, "schema" | "builtIn"> {
  builtIn: unknown;
}

/** One operation, and the port through which all that is said of it goes. */
export interface Commission<Name extends Operation = Operation> {
  operation: Name;
  input: Input<Name>;
  around: SentSurroundings;
  port: MessagePort;
}

/** What the worker needs of the server's thread: pages, feeds and the model are asked there. */
export type Question =
  | { about: "page"; request: PageRequest }
  | { about: "feed"; request: FeedRequest }
  | { about: "model"; task: SentTask };

export type FromWorker<Value> =
  | { kind: "status"; step: Step }
  | { kind: "text"; text: string }
  | { kind: "question"; question: Question; port: MessagePort }
  /** `isLast` is false where a model's late reading is still to come. */
  | { kind: "done"; value: Value; isLast: boolean }
  | { kind: "late"; told: Told<ModelsTurn> }
  | { kind: "failed"; error: SentError };

/** What comes back on a question's own port. */
export type Reply<Value> =
  | { kind: "words"; text: string; property: string }
  | { kind: "answer"; value: Value }
  | { kind: "failed"; error: SentError };
