import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { CalendarEntry } from "../../agents/domain/calendar.ts";
import type { NotedSlide } from "../../agents/domain/slides.ts";
import type {
  AdvisorAnswer,
  AnchorAnswer,
  BrandColoursAnswer,
  DocumentAnswer,
  HistoryAnswer,
  JourneyMetadata,
  ModelSettingsAnswer,
  ModelUsageAnswer,
  ReviewAnswer,
  SessionListItem,
  StatusAnswer,
  TemplateAnswer,
  UserAnswer,
  VersionAnswer,
  WritingStatusAnswer,
} from "../api/contract.ts";

/**
 * What pages are filled with, in the wire's own shapes: whatever a page shows first is what the API would have
 * answered. `userId` is always the signed-in person's; an id of somebody else's finds nothing.
 */
export interface PageData {
  today(): Date;
  /** Who the page cookie belongs to, or null without a standing sign-in. */
  user(request: Request): Promise<UserAnswer | null>;
  sessions(userId: string): Promise<SessionListItem[]>;
  /** Journeys that were finished, the last used first. */
  finished(userId: string): Promise<SessionListItem[]>;
  /** Journeys whose four anchors are complete, the last used first: documents are made of the first, or of one that is chosen. */
  foundations(userId: string): Promise<SessionListItem[]>;
  /** The most recently used active journey, or null. */
  status(userId: string): Promise<StatusAnswer | null>;
  history(userId: string, journeyId: string): Promise<HistoryAnswer | null>;
  anchors(userId: string, journeyId?: string): Promise<AnchorAnswer[]>;
  /** A page as it was read, by its number among the pages of a journey; null without one. */
  pageRead(userId: string, at: { journeyId: string | undefined; number: number }): Promise<PageRead | null>;
  /** How a model gets on with what it writes of them; null without a journey. */
  writing(userId: string, journeyId?: string): Promise<WritingStatusAnswer | null>;
  /** How many of its answers are assumed; null without a journey. */
  assumed(userId: string, journeyId?: string): Promise<JourneyMetadata["assumed"] | null>;
  /** How the foundation was checked; null without a journey, without items until it is complete. */
  review(userId: string, journeyId?: string): Promise<ReviewAnswer | null>;
  /** The versions of a strategy and what changed in each, the newest first; none where nothing has changed. */
  versions(userId: string, journeyId?: string): Promise<VersionAnswer[]>;
  /** The complete anchors of the foundation that the consultant answers from; none without a journey. */
  completedAnchors(userId: string): Promise<string[]>;
  documents(userId: string): Promise<DocumentAnswer[]>;
  templates(): Promise<TemplateAnswer[]>;
  brandColours(userId: string, journeyId?: string): Promise<BrandColoursAnswer>;
  /** The whole strategy of a journey, else of the one that documents are made of; null until it is complete. */
  foundation(userId: string, journeyId?: string): Promise<Foundation | null>;
  /** The thirty days of a journey, else of the one that documents are made of, from an ISO date on; null until it is complete. */
  calendar(userId: string, journeyId?: string, from?: string): Promise<CalendarDays | null>;
  /** The pitch deck of a foundation as data. */
  slides(foundation: Foundation): NotedSlide[];
  activity(userId: string): Promise<ActivityLine[]>;
  /** What the advisor has to tell of a journey, else of the one that was used last; null without one. */
  advisor(userId: string, journeyId?: string): Promise<AdvisorAnswer | null>;
  /** What a link leads to; null for one that is unknown or was ended. */
  shared(token: string): Promise<SharedAnchors | null>;
  /** Only ever asked for admins; with words to search for, only the accounts that hold them. */
  administration(search?: string): Promise<Administration>;
}

/** A page as it was read: each of its texts once, in reading order. */
export interface PageRead {
  journeyId: string;
  number: number;
  label: string;
  url: string;
  read_at: string;
  language: string | null;
  texts: string[];
}

export interface CalendarDays {
  company: string;
  journeyId: string;
  entries: CalendarEntry[];
}

/** A line of the dashboard's Recent Activity. */
export interface ActivityLine {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  text: string;
  link: string | null;
}

/** What anybody may read who has a journey's link. */
interface SharedAnchors {
  company: string;
  anchors: AnchorAnswer[];
}

export interface Administration {
  users: UserAnswer[];
  jobs: { id: string; kind: string; status: string; step: string; progress: number; created_at: string }[];
  mails: { id: string; to: string; subject: string; text: string; at: string }[];
  health: { status: string; version: string; kv: string; model: string; queue: string };
  model: ModelSettingsAnswer;
  modelUsage: ModelUsageAnswer;
}
