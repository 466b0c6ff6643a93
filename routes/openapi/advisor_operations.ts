import {
  AdvisorAnswer,
  AdvisorMailRequest,
  AdvisorTrendsRequest,
  DecisionAnswer,
  TurnAnswer,
  WatchedPageAnswer,
} from "../api/contract.ts";
import type { Operations } from "./operation.ts";

const JOURNEY = { 404: "There is no such journey, or none at all" };

/** The pages that are watched, and what changed on them. */
export const ADVISOR_OPERATIONS: Operations = {
  "GET /api/advisor": {
    does: "What is watched for a journey, what changed, and what it bears on",
    answers: { 200: AdvisorAnswer },
    refuses: JOURNEY,
  },
  "POST /api/advisor/pages": {
    does: "Has a page read again and again",
    answers: { 201: WatchedPageAnswer },
    refuses: { ...JOURNEY, 409: "The page is watched already, or too many are" },
  },
  "PATCH /api/advisor/pages/:id": {
    does: "Pauses a page, goes on with it, ends it, or changes how often it is read",
    answers: { 200: WatchedPageAnswer },
    refuses: { 404: "There is no such page", 409: "The page is no longer watched" },
  },
  "PATCH /api/advisor/changes/:id": {
    does: "Keeps what was decided about a change",
    answers: { 200: DecisionAnswer },
    refuses: { 404: "There is no such change" },
  },
  "POST /api/advisor/review": {
    does: "Begins the quarterly review in the chat: at most five questions on what was measured",
    answers: { 200: TurnAnswer },
    refuses: {
      ...JOURNEY,
      409: "The foundation is not complete, an anchor is open, or nothing can be asked",
    },
  },
  "PUT /api/advisor/trends": {
    does: "Switches the monthly reading of feeds on or off",
    answers: { 200: AdvisorTrendsRequest },
  },
  "PUT /api/advisor/mail": {
    does: "Switches the weekly letter on or off",
    answers: { 200: AdvisorMailRequest },
  },
};
