import type { SafeDocumentNode, SafeNode, SafeViewNode } from "@react-pdf/layout";
import { View } from "@react-pdf/renderer";

/** Parts of a document that are laid out already, by id. */
export type LaidParts = Map<string, SafeViewNode>;

/** Keeps the place of a part that is laid out already; `height` is the part's own, in points. */
export function PartPlace({ id, height }: { id: string; height: number }) {
  const place = { part: id };
  return <View {...place} style={{ height, flexShrink: 0 }} />;
}

function partOf({ props }: SafeViewNode): string | null {
  return props && "part" in props && typeof props.part === "string" ? props.part : null;
}

function fillPlaces(node: SafeNode, parts: LaidParts): void {
  if (node.type === "VIEW") {
    const part = parts.get(partOf(node) ?? "");
    if (part) {
      node.children = part.children;
      return;
    }
  }
  if (!("children" in node)) return;
  for (const child of node.children ?? []) fillPlaces(child, parts);
}

/** Puts the parts into the places that a document kept for them, so that nothing is laid out twice. */
export function placeParts(document: SafeDocumentNode, parts: LaidParts): void {
  for (const page of document.children) fillPlaces(page, parts);
}
