import type { Claim as DomainClaim, Mark as DomainMark } from "../../../agents/domain/claims.ts";
import { ClaimSchema, MarkSchema } from "../../../agents/strategy/leaves.ts";

export const Mark = MarkSchema;
export type Mark = DomainMark;
export const Claim = ClaimSchema;
export type Claim = DomainClaim;
