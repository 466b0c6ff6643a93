import type { DocumentType, GenerateAnswer } from "../../routes/api/contract.ts";
import { call } from "../api.ts";

const KEY = "holdfast-generations";

export interface Order {
  document_type: DocumentType | `${DocumentType}_pdf`;
  template_style: string;
  /** The journey it is made of; without it, the foundation last used. */
  session_id?: string;
  /** Only what was changed; null where nothing was. */
  custom_colors: Record<string, string> | null;
}

type Kept = Partial<Record<DocumentType, string>>;

/** Asks for a document and keeps its generation id, so that a reload goes on watching it. Throws ApiError. */
export async function generateDocument(order: Order): Promise<string> {
  const { generation_id: id } = await call<GenerateAnswer>("/pdf/generate", {
    method: "POST",
    body: order,
    quiet: "refusals",
  });
  const type = order.document_type.replace(/_pdf$/, "") as DocumentType;
  keep({ ...keptGenerations(), [type]: id });
  return id;
}

/** The generations under way when this browser last looked, by document type. */
export function keptGenerations(): Kept {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}");
}

export function forgetGeneration(type: DocumentType): void {
  keep({ ...keptGenerations(), [type]: undefined });
}

function keep(generations: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(generations));
}
