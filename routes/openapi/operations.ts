import { ACCOUNT_OPERATIONS } from "./account_operations.ts";
import { ADVISOR_OPERATIONS } from "./advisor_operations.ts";
import { JOURNEY_OPERATIONS } from "./journey_operations.ts";
import type { Operations } from "./operation.ts";

/** What every route of the API does and answers, in the order in which it is shown. */
export const OPERATIONS: Operations = { ...ACCOUNT_OPERATIONS, ...JOURNEY_OPERATIONS, ...ADVISOR_OPERATIONS };
