import { z } from "zod";
import {
  AnchorAnswer,
  BrandColoursAnswer,
  ChangedFactsAnswer,
  ConsultAnswer,
  DocumentAnswer,
  DoneAnswer,
  FactsAnswer,
  FeedsAnswer,
  GenerateAnswer,
  GenerationStatusAnswer,
  HealthAnswer,
  HistoryAnswer,
  ReviewAnswer,
  SessionListAnswer,
  SessionListItem,
  ShareAnswer,
  StatusAnswer,
  StrategyAnswer,
  TemplateAnswer,
  TurnAnswer,
  VersionAnswer,
  WritingStatusAnswer,
} from "../api/contract.ts";
import type { Operations } from "./operation.ts";

const JOURNEY = { 404: "There is no such journey, or none at all" };
const PAID = { 402: "The month's foundations are used up" };
const DOCUMENT = { 404: "There is no such document" };
const TURN = { ...JOURNEY, 409: "Another message is being answered" };
const FOUNDATION = { ...JOURNEY, 409: "The four anchors are not complete" };
const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

/** Journeys, what comes of them, and how the server is. */
export const JOURNEY_OPERATIONS: Operations = {
  "POST /api/journey/start": {
    does: "Begins a journey",
    answers: { 201: TurnAnswer },
    refuses: { ...PAID, 409: "Too many journeys are under way" },
  },
  "POST /api/journey/resume": {
    does: "Says where a journey stands",
    answers: { 200: TurnAnswer },
    refuses: JOURNEY,
  },
  "POST /api/journey/continue": {
    does: "Sends a message and answers with the next question",
    answers: { 200: TurnAnswer },
    streams: true,
    refuses: {
      ...TURN,
      ...PAID,
      409:
        "Another message is being answered, the question has moved on, or the client_message_id stands for another message",
    },
  },
  "POST /api/journey/finish": {
    does: "Completes what is missing with labelled assumptions",
    answers: { 200: TurnAnswer },
    streams: true,
    refuses: { ...TURN, ...PAID },
  },
  "GET /api/journey/status": {
    does: "How far the journey is",
    answers: { 200: StatusAnswer },
    refuses: JOURNEY,
  },
  "GET /api/journey/history": {
    does: "What was said, oldest first",
    answers: { 200: HistoryAnswer },
    refuses: JOURNEY,
  },
  "GET /api/journey/sessions": { does: "The account's journeys", answers: { 200: SessionListAnswer } },
  "GET /api/journey/sessions/:id/history": {
    does: "What was said in one journey, which counts as used from then on",
    answers: { 200: HistoryAnswer },
    refuses: JOURNEY,
  },
  "PATCH /api/journey/sessions/:id": {
    does: "Gives a journey another name",
    answers: { 200: SessionListItem },
    refuses: JOURNEY,
  },
  "DELETE /api/journey/sessions/:id": {
    does: "Deletes a journey with all that came of it",
    answers: { 200: DoneAnswer },
    refuses: JOURNEY,
  },
  "GET /api/journey/feeds": {
    does: "The news feeds of a journey, and how each was read last",
    answers: { 200: FeedsAnswer },
    refuses: JOURNEY,
  },
  "PUT /api/journey/feeds": {
    does: "Names the feeds to read, and reads them",
    answers: { 200: FeedsAnswer },
    refuses: TURN,
  },
  "POST /api/journey/share": {
    does: "Makes a link through which anybody may read the anchors",
    answers: { 200: ShareAnswer },
    refuses: JOURNEY,
  },
  "DELETE /api/journey/share": { does: "Ends that link", answers: { 200: DoneAnswer }, refuses: JOURNEY },
  "GET /api/facts": {
    does: "All that was read of the answers",
    answers: { 200: FactsAnswer },
    refuses: JOURNEY,
  },
  "PUT /api/facts": {
    does: "Changes cells of the worksheet",
    answers: { 200: ChangedFactsAnswer },
    refuses: TURN,
  },
  "GET /api/anchors": {
    does: "The anchors as far as they are",
    answers: { 200: AnchorAnswer.array() },
    refuses: JOURNEY,
  },
  "GET /api/anchors/review": {
    does: "How a foundation was checked",
    answers: { 200: ReviewAnswer },
    refuses: JOURNEY,
  },
  "GET /api/anchors/versions": {
    does: "The versions of a strategy, and what changed in each",
    answers: { 200: VersionAnswer.array() },
    refuses: JOURNEY,
  },
  "POST /api/consult": {
    does: "Asks whoever remembers the whole foundation",
    answers: { 200: ConsultAnswer },
    streams: true,
    refuses: {
      ...JOURNEY,
      402: "The month's consultations are used up",
      403: "The four anchors are not complete",
      409: "The client_message_id stands for another question, or the question was sent again meanwhile",
    },
  },
  "GET /api/writing": {
    does: "How the writing beside the interview gets on",
    answers: { 200: WritingStatusAnswer },
    refuses: JOURNEY,
  },
  "POST /api/writing": {
    does: "Has the writing go on where it stopped",
    answers: { 202: WritingStatusAnswer },
    refuses: { ...JOURNEY, 409: "No model is set up" },
  },
  "POST /api/pdf/generate": {
    does: "Orders a document",
    answers: { 200: GenerateAnswer },
    refuses: { ...JOURNEY, 409: "The anchors are not complete, or too many documents are under way" },
  },
  "GET /api/pdf/status/:id": {
    does: "How a document gets on",
    answers: { 200: GenerationStatusAnswer },
    refuses: DOCUMENT,
  },
  "GET /api/pdf/download/:id": {
    does: "A finished document, and where its file is",
    answers: { 200: DocumentAnswer },
    refuses: { ...DOCUMENT, 409: "It is not finished" },
  },
  "GET /api/pdf/file/:id": {
    does: "The file of a document",
    answers: { 200: { file: "application/pdf" } },
    refuses: DOCUMENT,
  },
  "GET /api/pdf/preview": {
    does: "The first two pages of a document as they would be printed now, as one picture",
    answers: { 200: { file: "image/svg+xml" } },
    refuses: {
      ...FOUNDATION,
      409: "The four anchors are not complete, or another preview was asked for since",
    },
  },
  "POST /api/pdf/retry/:id": {
    does: "Orders a failed document again",
    answers: { 200: GenerationStatusAnswer },
    refuses: { ...DOCUMENT, 409: "It has not failed, or too many are under way" },
  },
  "POST /api/pdf/cancel/:id": {
    does: "Stops a document",
    answers: { 200: GenerationStatusAnswer },
    refuses: DOCUMENT,
  },
  "GET /api/pdf/documents": {
    does: "The finished documents, the newest first",
    answers: { 200: DocumentAnswer.array() },
  },
  "DELETE /api/pdf/documents/:id": {
    does: "Deletes a document",
    answers: { 200: DoneAnswer },
    refuses: DOCUMENT,
  },
  "GET /api/pdf/templates": { does: "The templates there are", answers: { 200: TemplateAnswer.array() } },
  "GET /api/pdf/brand-colors": {
    does: "The colours that were found in the conversation and on the founder's site",
    answers: { 200: BrandColoursAnswer },
  },
  "GET /api/calendar.ics": {
    does: "The thirty days for a calendar",
    answers: { 200: { file: "text/calendar" } },
    refuses: FOUNDATION,
  },
  "GET /api/calendar.csv": {
    does: "The thirty days for a spreadsheet",
    answers: { 200: { file: "text/csv" } },
    refuses: FOUNDATION,
  },
  "GET /api/strategy.md": {
    does: "The strategy as Markdown",
    answers: { 200: { file: "text/markdown" } },
    refuses: FOUNDATION,
  },
  "GET /api/strategy.json": {
    does: "The strategy in its parts",
    answers: { 200: StrategyAnswer },
    refuses: FOUNDATION,
  },
  "GET /api/strategy.schema.json": {
    does: "The JSON Schema of the strategy",
    answers: { 200: z.looseObject({ $schema: z.string() }) },
  },
  "GET /api/deck.pptx": {
    does: "The pitch deck as PowerPoint",
    answers: { 200: { file: PPTX } },
    refuses: FOUNDATION,
  },
  "GET /api/openapi.json": {
    does: "This description",
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  },
  "GET /health": {
    does: "Whether the server answers and can write its data",
    answers: { 200: HealthAnswer, 503: HealthAnswer },
  },
};
