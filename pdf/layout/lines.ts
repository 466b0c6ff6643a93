import type { Node, SafeNode } from "@react-pdf/layout";

/** Parts as they were measured, by id: their texts are broken into lines already. */
export type LaidParts = Map<string, SafeNode>;

/** Names a measured part where it is drawn, so that its lines need no second breaking; to be spread onto a View. */
export function measuredPart(id: string): { part?: string } {
  return { part: id };
}

function partOf(node: Node): string | null {
  if (!("props" in node) || !node.props || !("part" in node.props)) return null;
  return typeof node.props.part === "string" ? node.props.part : null;
}

function childrenOf(node: Node): Node[] {
  return "children" in node && node.children ? node.children : [];
}

function takeLines(drawn: Node, measured: SafeNode): void {
  if (drawn.type === "TEXT") {
    if (measured.type !== "TEXT") return;
    drawn.lines = measured.lines;
    drawn.alignOffset = measured.alignOffset;
    return;
  }
  const laid = "children" in measured ? measured.children ?? [] : [];
  for (const [index, child] of childrenOf(drawn).entries()) {
    const same = laid[index];
    if (same) takeLines(child, same);
  }
}

/** Gives the texts of a document that is about to be drawn the lines of the parts that were measured for it. */
export function reuseLines(document: Node, parts: LaidParts): void {
  const measured = parts.get(partOf(document) ?? "");
  if (measured) takeLines(document, measured);
  else for (const child of childrenOf(document)) reuseLines(child, parts);
}
