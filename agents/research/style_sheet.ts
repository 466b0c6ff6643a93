import { type CssNode, type Declaration, generate, parse, type Rule, walk } from "css-tree";

/** One declaration of a style sheet and the selector it stands under. */
export interface StyleLine {
  selector: string;
  property: string;
  value: string;
}

/** Every declaration of a style sheet, print and broken rules left out. Unreadable CSS gives no lines. */
export function readStyleSheet(css: string): StyleLine[] {
  const lines: StyleLine[] = [];
  const tree = parsed(css, "stylesheet");
  if (tree === null) return lines;
  walk(tree, {
    visit: "Declaration",
    enter(node: Declaration) {
      if (this.rule === null || this.atrule?.name === "keyframes") return;
      lines.push(lineOf(node, this.rule));
    },
  });
  return lines;
}

/** The declarations of a `style` attribute. */
export function readStyleAttribute(css: string, selector: string): StyleLine[] {
  const lines: StyleLine[] = [];
  const tree = parsed(css, "declarationList");
  if (tree === null) return lines;
  walk(tree, (node) => {
    if (node.type === "Declaration") {
      lines.push({ selector, property: node.property, value: generate(node.value) });
    }
  });
  return lines;
}

/** Plain selectors only: a hostile sheet must not be able to make the search for its matches slow. */
const PLAIN_SELECTOR = /^[\w-]*(?:[.#][\w-]+){0,4}(?:[ >][\w-]*(?:[.#][\w-]+){0,4})?$/;
const MAX_HIDDEN = 200;

/** The plain selectors under which a style sheet hides what it matches, at any width of the window. */
export function hiddenSelectors(css: string): string[] {
  const selectors: string[] = [];
  const tree = parsed(css, "stylesheet");
  if (tree === null) return selectors;
  walk(tree, {
    visit: "Declaration",
    enter(node: Declaration) {
      if (this.rule === null || this.atrule !== null) return;
      const { property, value, selector } = lineOf(node, this.rule);
      if (/^display:none\b|^visibility:hidden\b/.test(`${property}:${value}`)) {
        selectors.push(...selector.split(","));
      }
    },
  });
  return selectors.filter((selector) => selector !== "" && PLAIN_SELECTOR.test(selector)).slice(
    0,
    MAX_HIDDEN,
  );
}

function lineOf(node: Declaration, rule: Rule): StyleLine {
  return { selector: generate(rule.prelude), property: node.property, value: generate(node.value) };
}

function parsed(css: string, context: "stylesheet" | "declarationList"): CssNode | null {
  try {
    return parse(css, { context, parseCustomProperty: true });
  } catch {
    return null;
  }
}
