/** The composition root: reads the environment, opens KV, makes the mind, and joins the parts. */
import "./routes/production.ts";
import type { Model } from "./agents/model/model.ts";
import { patientCallsAtOnce } from "./agents/model/turnstile.ts";
import { newStrategyWriter, type StrategyWriter } from "./agents/strategy_writer.ts";
import { researchAtNeed } from "./agents/research/at_need.ts";
import { ensureBuilt } from "./islands/build.ts";
import { BackupError } from "./kv/backup.ts";
import { commandIn, runBackupCommand } from "./kv/backup_command.ts";
import { createDispatcher } from "./kv/dispatcher.ts";
import { jwtSecret, vapidKeys } from "./kv/secrets.ts";
import { sweepExpired } from "./kv/retention.ts";
import { openStore, StoreError } from "./kv/store.ts";
import { deckSlides } from "./pdf/deck/deck_slides.ts";
import { createRenderer, type Renderer } from "./pdf/renderer.ts";
import { TEMPLATES } from "./pdf/templates.ts";
import { createPasswords, type Passwords } from "./routes/api/passwords.ts";
import { administratorLink } from "./routes/administrator.ts";
import { createApp } from "./routes/app.tsx";
import type { FirstPages, SlideMaker } from "./routes/deps.ts";
import { createBackground } from "./routes/background.ts";
import { type Config, ConfigError, readConfig } from "./routes/config.ts";
import { documentHandlers } from "./routes/jobs/render_document.ts";
import { sendAdvisorMail } from "./routes/jobs/advisor_mail.ts";
import { remindFounders } from "./routes/jobs/remind.ts";
import { READ_TRENDS, sweepTrends, trendsHandler } from "./routes/jobs/read_trends.ts";
import { sweepReviews } from "./routes/jobs/due_reviews.ts";
import { sweepDevices, TELL_DEVICE, tellHandler } from "./routes/jobs/tell_devices.ts";
import { sweepWatched, WATCH_PAGE, watchHandler } from "./routes/jobs/watch_pages.ts";
import { WRITE_STRATEGY, writingHandler } from "./routes/jobs/write_strategy.ts";
import { createLog, type Log } from "./routes/log.ts";
import { createMailer } from "./routes/mail.ts";
import { createPushService, pushSubject } from "./routes/push_service.ts";
import { type Candidate, USUAL_SERVERS } from "./routes/local_servers.ts";
import { openMinds } from "./routes/minds.ts";
import { type Assets, loadAssets } from "./routes/pages/assets.ts";
import { createLetterSeal } from "./routes/letter_seal.ts";
import { listen, ListenError } from "./routes/serve.ts";
import { createTasteSeal } from "./routes/taste_seal.ts";
import { createThinking, type Thinking } from "./routes/thinking/thinking.ts";
import { createTokens } from "./routes/tokens.ts";

/** Everything has ended by then: streams, requests, jobs, turns. */
const SHUTDOWN_CAP_MS = 2_500;

/** A step asks a model a few times at most, and the model's own limits end each call: this ends what hangs all the same. */
const LONGEST_WRITING_MS = 7_200_000;

/** How often it is looked whether a watched page has come due, and how many are read at once. */
const WATCH_SWEEP_MS = 60_000;
const REVIEW_SWEEP_MS = 3_600_000;
const TREND_SWEEP_MS = 3_600_000;
const LETTER_SWEEP_MS = 600_000;
const DEVICE_SWEEP_MS = 60_000;
const WATCHED_AT_ONCE = 4;
const LONGEST_READING_MS = 120_000;
const TOLD_AT_ONCE = 4;
const LONGEST_TELLING_MS = 60_000;

/** What a test may put in the place of the real thing. */
export interface Given {
  now?: () => Date;
  log?: Log;
  model?: Model;
  writer?: StrategyWriter;
  /** Where servers on this machine are looked for. */
  localServers?: Candidate[];
  assets?: Assets;
  passwords?: Passwords;
  thinking?: Thinking;
  /** Milliseconds between two visits to one website. */
  pace?: number;
}

export interface Holdfast {
  /** Where it answers. */
  origin: string;
  /** Every method and path that it answers. */
  routes: { method: string; path: string }[];
  /** Where whoever starts it becomes its administrator, or null: ADMIN_EMAIL is not set, or is one already. */
  adminLink: string | null;
  /** What there is to tell of the mind, for whoever starts it. */
  mindLines(): Promise<string[]>;
  /** Runs every job that is due, and answers when none is left. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Holdfast. Throws StoreError or ListenError with a sentence for whoever starts it. */
export async function start(config: Config, given: Given = {}): Promise<Holdfast> {
  const now = given.now ?? (() => new Date());
  const log = given.log ?? createLog(config.LOG_LEVEL, (line) => console.log(line));
  const kv = await openStore(config.KV_PATH, config.DENO_KV_ACCESS_TOKEN);
  const minds = await openMinds({ config, kv, log, now, candidates: given.localServers ?? USUAL_SERVERS });
  const model = given.model ?? minds.model;
  const renderer = createRenderer({ most: config.DOCUMENTS_AT_ONCE });
  const thinking = given.thinking ?? createThinking();
  const stopping = new AbortController();
  const background = createBackground();
  const research = researchAtNeed({
    allowHosts: config.RESEARCH_ALLOW_HOSTS,
    trendFeeds: config.TREND_FEEDS,
    now,
  });
  const mail = createMailer({ config, kv, now, log });
  const secret = config.JWT_SECRET ?? await jwtSecret(kv);
  const letterSeal = createLetterSeal(secret);
  const push = await createPushService({
    keys: config.VAPID_KEYS ?? await vapidKeys(kv),
    subject: pushSubject(config),
    allowHosts: config.RESEARCH_ALLOW_HOSTS,
    now,
  });
  const letters = {
    kv,
    mail,
    seal: letterSeal,
    publicUrl: () => urlAt(server.origin),
    log,
    stopping: stopping.signal,
  };
  const dispatcher = createDispatcher({
    kv,
    concurrency: config.DOCUMENTS_AT_ONCE,
    lanes: {
      [WRITE_STRATEGY]: { concurrency: config.WRITINGS_AT_ONCE, attemptFor: LONGEST_WRITING_MS },
      [WATCH_PAGE]: { concurrency: WATCHED_AT_ONCE, attemptFor: LONGEST_READING_MS },
      [READ_TRENDS]: { concurrency: 1, attemptFor: LONGEST_READING_MS },
      [TELL_DEVICE]: { concurrency: TOLD_AT_ONCE, attemptFor: LONGEST_TELLING_MS },
    },
    sweeps: [
      { every: WATCH_SWEEP_MS, run: (at) => sweepWatched(kv, at) },
      { every: REVIEW_SWEEP_MS, run: (at) => sweepReviews(kv, at) },
      { every: TREND_SWEEP_MS, run: (at) => sweepTrends(kv, at) },
      { every: DEVICE_SWEEP_MS, run: (at) => sweepDevices(kv, at) },
      // A letter in the outbox would reach nobody.
      ...config.SMTP_URL === undefined ? [] : [
        { every: LETTER_SWEEP_MS, run: (at: Date) => sendAdvisorMail(letters, at) },
        { every: LETTER_SWEEP_MS, run: (at: Date) => remindFounders(letters, at) },
      ],
    ],
    handlers: {
      ...documentHandlers({ kv, thinking, renderer, slidesOf: deckSlides, now, log }),
      [WATCH_PAGE]: watchHandler({ kv, research, model, now, pace: given.pace }),
      [READ_TRENDS]: trendsHandler({ kv, research, now }),
      [TELL_DEVICE]: tellHandler({ kv, push, now, log }),
      [WRITE_STRATEGY]: writingHandler({
        kv,
        model,
        writer: given.writer ?? newStrategyWriter(),
        limits: { calls: config.WRITING_CALLS, promptTokens: config.WRITING_PROMPT_TOKENS },
        atOnce: patientCallsAtOnce,
        now,
        log,
      }),
    },
    now,
    log,
  });
  const deps = {
    config,
    kv,
    assets: given.assets ?? await loadAssets(),
    model,
    minds,
    research,
    thinking,
    templates: TEMPLATES,
    slides: slidesWith(renderer),
    firstPages: firstPagesWith(renderer),
    prepareDocuments: () => renderer.prepare(),
    mail,
    push,
    passwords: given.passwords ?? createPasswords(),
    tokens: createTokens(secret, now),
    taste: createTasteSeal(secret, now),
    letterSeal,
    now,
    log,
    queue: () => dispatcher.doorbell,
    background,
    stopping: stopping.signal,
  };
  const urlAt = (origin: string) => (config.PUBLIC_URL ?? origin).replace(/\/$/, "");
  const server = listen({
    hostname: config.HOST,
    port: config.PORT,
    log,
    appAt: (origin) => createApp({ ...deps, publicUrl: urlAt(origin) }),
  });
  const adminLink = await administratorLink({ ...deps, publicUrl: urlAt(server.origin) });
  dispatcher.start();
  void background.hold(
    sweepExpired(kv, now()).catch((error: unknown) =>
      log("error", "what has expired was not removed", { error: String(error) })
    ),
  );

  async function stop(): Promise<void> {
    stopping.abort();
    minds.stop();
    await Promise.all([
      server.close(SHUTDOWN_CAP_MS),
      dispatcher.stop(SHUTDOWN_CAP_MS),
      background.settled(SHUTDOWN_CAP_MS),
    ]);
    renderer.close();
    thinking.close();
    kv.close();
  }

  return {
    origin: server.origin,
    routes: server.routes,
    adminLink,
    mindLines: minds.startLines,
    sweep: () => dispatcher.drainOnce(),
    stop,
  };
}

/** A founder who comes later than this finds the interview ready; whoever only looks at the first page waits for nothing. */
const WARM_UP_AFTER_MS = 1_000;

async function warmUpSoon(): Promise<void> {
  const { warmUp } = await import("./agents/warm_up.ts");
  await warmUp(new Date()).catch((error: unknown) => console.error("The warm-up failed:", error));
}

/** Of a document, where somebody chooses how it will look. */
const PAGES_SHOWN = 2;

function firstPagesWith(renderer: Renderer): FirstPages {
  return async (request) => {
    return (await renderer.render({ ...request, firstPages: PAGES_SHOWN }, () => {})).bytes;
  };
}

function slidesWith(renderer: Renderer): SlideMaker {
  return {
    of: deckSlides,
    async pptx(foundation, look) {
      const request = { document: "pitch_deck_pptx", ...look, foundation } as const;
      return (await renderer.render(request, () => {})).bytes;
    },
  };
}

/** The server, or null where a command was asked for and done. */
async function run(): Promise<Holdfast | null> {
  const config = readConfig(Deno.env.toObject());
  const command = commandIn(Deno.args);
  if (command !== null) {
    const { KV_PATH: kvPath, DENO_KV_ACCESS_TOKEN: accessToken } = config;
    console.log(await runBackupCommand({ ...command, kvPath, accessToken, now: new Date() }));
    return null;
  }
  await ensureBuilt();
  const holdfast = await start(config);
  stopOnSignals(holdfast);
  if (holdfast.adminLink !== null) {
    console.log(`To administer it, choose a password for ${config.ADMIN_EMAIL}: ${holdfast.adminLink}`);
  }
  console.log(`Holdfast is at ${holdfast.origin}`);
  void holdfast.mindLines().then((lines) => lines.forEach((line) => console.log(line)));
  Deno.unrefTimer(setTimeout(() => void warmUpSoon(), WARM_UP_AFTER_MS));
  return holdfast;
}

function stopOnSignals(holdfast: Holdfast): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await holdfast.stop();
    Deno.exit(0);
  }
  Deno.addSignalListener("SIGINT", stop);
  Deno.addSignalListener("SIGTERM", stop);
}

if (import.meta.main) {
  try {
    const running = run();
    // On Deno Deploy an instance sleeps when nobody asks: a job left behind is looked for once a minute.
    if (Deno.env.has("DENO_DEPLOYMENT_ID")) {
      Deno.cron("look for jobs", "* * * * *", async () => await (await running)?.sweep());
    }
    await running;
  } catch (error) {
    const isOurs = [BackupError, ConfigError, ListenError, StoreError].some((kind) => error instanceof kind);
    if (!isOurs || !(error instanceof Error)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
