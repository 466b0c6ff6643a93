import type { Model } from "../agents/model/model.ts";
import type { Research } from "../agents/domain/pages.ts";
import type { Store } from "../kv/store.ts";
import type { Foundation } from "../agents/strategy/foundation.ts";
import type { NotedSlide } from "../agents/domain/slides.ts";
import type { User } from "../kv/users.ts";
import type { TemplateAnswer } from "./api/contract.ts";
import type { Passwords } from "./api/passwords.ts";
import type { Background } from "./background.ts";
import type { Config } from "./config.ts";
import type { LetterSeal } from "./letter_seal.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail.ts";
import type { Minds } from "./minds.ts";
import type { Assets } from "./pages/assets.ts";
import type { PushService } from "./push_service.ts";
import type { TasteSeal } from "./taste_seal.ts";
import type { Thinking } from "./thinking/thinking.ts";
import type { SignedIn, Tokens } from "./tokens.ts";

/** The pitch deck in other shapes than paper's. */
export interface SlideMaker {
  /** As data, each slide with what it rests on. */
  of(foundation: Foundation): NotedSlide[];
  /** As a PowerPoint file of a template in these colours, "#RRGGBB"; those missing are the foundation's. */
  pptx(
    foundation: Foundation,
    look: { template: string; colours: Record<string, string> },
  ): Promise<Uint8Array>;
}

export type FirstPages = (request: {
  document: "brand_strategy" | "pitch_deck";
  template: string;
  /** "#RRGGBB"; those missing are the foundation's. */
  colours: Record<string, string>;
  foundation: Foundation;
}) => Promise<Uint8Array>;

/** Everything the routes are handed by the composition root. */
export interface AppDeps {
  config: Config;
  /** The address people see, without a slash at its end. */
  publicUrl: string;
  kv: Store;
  /** The built files that browsers load. */
  assets: Assets;
  model: Model;
  /** Which mind that is, and what an admin can do about it. */
  minds: Minds;
  research: Research;
  /** Where turns, facts and foundations are worked out. */
  thinking: Thinking;
  /** What the documents page offers, the default first. */
  templates: TemplateAnswer[];
  slides: SlideMaker;
  /** The first pages of a document as they would be printed now, as one SVG. */
  firstPages: FirstPages;
  /** Lets a renderer warm up for whoever looks at the templates: an order follows. */
  prepareDocuments: () => void;
  mail: Mailer;
  push: PushService;
  passwords: Passwords;
  tokens: Tokens;
  /** Seals the answers of whoever has no account. */
  taste: TasteSeal;
  /** Seals the links that end somebody's letters. */
  letterSeal: LetterSeal;
  now: () => Date;
  log: Log;
  /** Whether jobs are woken by a KV queue or looked for now and then. */
  queue: () => "queue" | "polling";
  /** Turns and mails that run on when the client has gone. */
  background: Background;
  /** Aborted once the server is about to stop. */
  stopping: AbortSignal;
}

/** What middleware leaves for those after it. */
interface Variables {
  requestId: string;
  /** Who is asking, for limits. */
  client: string;
  log: Log;
  user: User;
  session: SignedIn;
}

export interface AppEnv {
  Bindings: Partial<Deno.ServeHandlerInfo<Deno.NetAddr>>;
  Variables: Variables;
}
