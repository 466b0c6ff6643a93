/**
 * The wire: every request and response of /api. Programs outside this project are written against it.
 * Islands import its types only.
 */
import { z } from "zod";
import { ANCHOR_TYPES, type Section } from "../../agents/domain/anchors.ts";
import type { RubricLine } from "../../agents/domain/rubric.ts";
import { MOST_OWN_FEEDS } from "../../agents/domain/feeds.ts";
import { UNLIMITED } from "../../agents/domain/limits.ts";
import { TRADEOFF_IDS } from "../../agents/domain/tradeoffs.ts";

/** Longest message taken, in UTF-16 units. The specification sets none; the body limit of 256 kB does. */
const Text = z.string();
const Trimmed = Text.trim().min(1, "This field is required");

// — accounts —

const ROLES = [
  "founder",
  "ceo",
  "cmo",
  "marketing_director",
  "brand_manager",
  "consultant",
  "other",
] as const;

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;
const Password = Text
  .refine((password) => [...password].length >= PASSWORD_MIN, "Password must be at least 8 characters")
  .refine((password) => [...password].length <= PASSWORD_MAX, "Password must be at most 128 characters");

const Email = Text.trim().max(254).pipe(z.email("Please enter a valid email"));

export const RegisterRequest = z.object({
  full_name: Trimmed.pipe(Text.max(200)),
  email: Email,
  company_name: Trimmed.pipe(Text.max(200)),
  role: z.enum(ROLES).or(z.literal("")).nullish(),
  password: Password,
});
export const LoginRequest = z.object({ email: Trimmed, password: Text.min(1).max(1024) });
export const UpdateMeRequest = z.object({
  full_name: Trimmed.pipe(Text.max(200)).optional(),
  company_name: Trimmed.pipe(Text.max(200)).optional(),
  role: z.enum(ROLES).or(z.literal("")).nullish(),
});
export const ChangePasswordRequest = z.object({ current_password: Text.max(1024), new_password: Password });
/** The settings screen asks for the password once more; where it is sent it must be right. */
export const DeleteMeRequest = z.object({ password: Text.max(1024).optional() });
export const ForgotPasswordRequest = z.object({ email: Email });
export const ResetPasswordRequest = z.object({ token: Trimmed, password: Password });

export interface UserAnswer {
  id: string;
  email: string;
  full_name: string;
  company_name: string;
  role: string | null;
  user_type: string;
  subscription_tier: string;
  max_journeys: number;
  journeys_used: number;
  journeys_this_month: number;
  consultant_queries_this_month: number;
}

export interface SignInAnswer {
  access_token: string;
  token_type: "bearer";
  user: UserAnswer;
}

const MOST_JOURNEYS = 1_000;

/** What an admin grants: a tier, and how many journeys may be under way at once (-1: any number). */
export const AccessRequest = z.object({
  subscription_tier: z.enum(["free", "premium"]).optional(),
  max_journeys: z.int().min(UNLIMITED).max(MOST_JOURNEYS).optional(),
});

// — the journey —

const Choices = z.partialRecord(z.enum(TRADEOFF_IDS), z.enum(["a", "b"]));

export const ContinueRequest = z.object({
  message: Text,
  session_id: Text.max(100).nullish(),
  client_message_id: Text.min(1).max(100).nullish(),
  choices: Choices.nullish(),
}).refine((body) => body.message.trim() !== "" || Object.keys(body.choices ?? {}).length > 0, {
  path: ["message"],
  message: "Write something before sending",
});
export const SessionRequest = z.object({ session_id: Text.max(100).nullish() });

/** A link through which anybody may read a journey's anchors, and change nothing. */
export interface ShareAnswer {
  session_id: string;
  url: string;
  created_at: string;
}

const FeedAddress = Text.trim().max(2_000)
  .pipe(z.url({ protocol: /^https?$/, error: "Use an address like https://news.example/feed.xml" }))
  .transform(withoutSecrets);

/** What a feed's address says of whoever added it is not kept. */
function withoutSecrets(address: string): string {
  const url = new URL(address);
  url.username = "";
  url.password = "";
  url.hash = "";
  return url.href;
}

export const FeedsRequest = z.object({
  session_id: Text.max(100).nullish(),
  feeds: z.array(FeedAddress).max(MOST_OWN_FEEDS, `Keep at most ${MOST_OWN_FEEDS} feeds`),
});

/** The feeds that a founder added, and how every feed of the journey was read last. */
export interface FeedsAnswer {
  session_id: string;
  feeds: string[];
  readings: {
    url: string;
    label: string;
    /** ISO country code. */
    region: string | null;
    read_at: string;
    /** Why it could not be read, in words for the person; null otherwise. */
    failure: string | null;
    /** How many recent, dated items of it are on the founder's trade. */
    items: number;
  }[];
}

export interface QuestionAnswer {
  field: string;
  section: string;
  why: string;
  technique: "open" | "ladder" | "example" | "contrast" | "trade_off" | "confirm";
  skippable: boolean;
  options?: string[];
  choices?: { id: string; a: string; b: string }[];
}

export interface JourneyMetadata {
  completed_anchors: string[];
  progress: number;
  minutes_left: number;
  question: QuestionAnswer | null;
  heard: { field: string; value: string; quote: string }[];
}

/** The answer to start, resume, continue and finish. */
export interface TurnAnswer {
  session_id: string;
  message: string;
  phase: string;
  agent_name: string;
  timestamp: string;
  metadata: JourneyMetadata;
}

export interface StatusAnswer {
  session_id: string;
  current_phase: string;
  completion_percentage: number;
  metadata: JourneyMetadata;
}

export interface MessageAnswer {
  id: string;
  role: "user" | "assistant";
  content: string;
  timestamp: string;
  phase: string;
  agent_name: string | null;
  /** A founder's message: sending it again under this id has it answered once. */
  client_message_id?: string;
  /** Set while a turn's answer is missing: the process died in the middle of it. */
  interrupted?: true;
}

export interface HistoryAnswer {
  session_id: string;
  messages: MessageAnswer[];
  session_metadata: { current_phase: string; journey_progress: number };
  metadata: JourneyMetadata;
}

export interface SessionListItem {
  id: string;
  session_name: string;
  current_phase: string;
  journey_progress: number;
  created_at: string;
  updated_at: string;
}

// — anchors —

export type { Block, Choice, Section } from "../../agents/domain/anchors.ts";
export type { Claim, Mark } from "../../agents/domain/claims.ts";
export type { Figure } from "../../agents/domain/figures.ts";

export interface AnchorAnswer {
  anchor_type: typeof ANCHOR_TYPES[number];
  status: "in_progress" | "completed";
  /** Section name → markdown. */
  content: Record<string, string>;
  metadata: {
    agent: string;
    sentence: string | null;
    /** The sections as structure. */
    sections: Section[];
    written_by: string;
    updated_at: string;
  };
  confidence_score: number;
  completion_percentage: number;
}

export type { RubricLine } from "../../agents/domain/rubric.ts";

/** GET /anchors/review: how a foundation was checked. Without items until it is complete. */
export interface ReviewAnswer {
  passed: number;
  total: number;
  items: RubricLine[];
}

// — consultant —

export const ConsultRequest = z.object({
  query: Trimmed,
  session_id: Text.max(100).nullish(),
});

export interface ConsultAnswer {
  consultation: string;
  /** 0 to 1, computed. */
  confidence: number;
  metadata: {
    confidence_reason: string;
    rests_on: string[];
    against_decision: string | null;
    session_id: string;
  };
}

// — documents —

export const DOCUMENT_TYPES = ["brand_strategy", "pitch_deck"] as const;
export type DocumentType = typeof DOCUMENT_TYPES[number];

export const COLOUR_KEYS = ["primary", "secondary", "accent", "text", "background"] as const;
const Hex = Text.regex(/^#[0-9a-fA-F]{6}$/, "Use a colour like #1F3A5F");

export const GenerateRequest = z.object({
  document_type: z.enum([...DOCUMENT_TYPES, "brand_strategy_pdf", "pitch_deck_pdf"])
    .transform((type) => type.replace(/_pdf$/, "") as DocumentType),
  template_style: Text.max(60).default("professional"),
  custom_colors: z.partialRecord(z.enum(COLOUR_KEYS), Hex).nullish(),
  session_id: Text.max(100).nullish(),
});

export interface GenerateAnswer {
  generation_id: string;
}

export interface GenerationStatusAnswer {
  generation_id: string;
  document_type: DocumentType;
  status: "queued" | "processing" | "completed" | "failed";
  progress_percentage: number;
  current_step: string;
  /** Why it failed, in words for the person; null otherwise. */
  error: string | null;
  /** About how long it still takes; null once it has ended. */
  estimated_seconds?: number | null;
  /** Set where it failed because the person stopped it. */
  cancelled?: true;
}

export interface DocumentAnswer {
  document_id: string;
  document_type: DocumentType;
  file_name: string;
  file_size_mb: number;
  generated_at: string;
  download_url: string;
  brand_colors: Record<string, string>;
  page_count: number;
  /** The journey it was made of. */
  session_id?: string;
  /** Counted for each journey and kind of document; a number is never given twice. */
  version?: number;
  /** What differs from the version before, by name; absent where there was none to compare with. */
  changes?: string[];
}

export interface BrandColoursAnswer {
  colors_extracted: boolean;
  brand_colors: Record<string, string>;
  extraction_confidence: number;
}

export interface TemplateAnswer {
  template_name: string;
  template_description: string;
  suitable_for: string[];
  color_customizable: boolean;
}

// — failures and health —

export type FailureAnswer = { detail: string } | { detail: { loc: string[]; msg: string; type: string }[] };

export interface HealthAnswer {
  status: "ok" | "degraded";
  version: string;
  kv: "ok" | "failing";
  model: string;
  queue: "queue" | "polling";
}

export type StreamEvent =
  | { event: "status"; data: { step: string; text: string } }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: TurnAnswer | ConsultAnswer }
  | { event: "error"; data: { detail: string } };
