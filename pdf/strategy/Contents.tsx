import { Link, View } from "@react-pdf/renderer";
import type { MarkKind } from "../../agents/domain/claims.ts";
import { KIND_WORDS } from "../../agents/sections/markdown.ts";
import { linesOf } from "../blocks/columns.ts";
import { geometryOf } from "../layout/geometry.ts";
import type { TemplateStyle } from "../templates.ts";
import { SHAPES } from "../text/evidence.ts";
import { tieEnd } from "../text/tie_end.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { PageHead } from "./Head.tsx";

const KINDS: MarkKind[] = ["said", "source", "inference", "assumption"];

export interface ContentsLine {
  id: string;
  title: string;
  /** What the section claims; "" where it claims nothing. */
  headline: string;
  /** 0 to 1; null where nothing is claimed. */
  confidence: number | null;
  page: number;
}

interface ContentsProps {
  lines: ContentsLine[];
  counts: Record<MarkKind, number>;
  replaced: number;
  /** First name, or "". */
  founder: string;
}

const TITLE_WIDTH = 116;
const PAGE_WIDTH = 22;
const SURE_WIDTH = 32;
// Sizes at which the claims are tried, and the lines that leave room for the key under them.
const CLAIM_SIZES = [9, 8.2, 7.6];
const MOST_LINES = 30;
// Points of a line of one title, of the padding over and under it, of the headline over all lines and the key under them.
const LEAST_ROW = 11.5;
const MOST_PADDING = 8;
const HEAD: Record<TemplateStyle["opening"], number> = { rule: 92, band: 146, hanging: 66, centred: 106 };
const KEY_HEIGHT = 90;

/** The largest type in which every section's claim stands beside its title; null where none is small enough. */
function claimSize(lines: ContentsLine[], width: number): number | null {
  const fits = (size: number) =>
    lines.reduce((sum, { headline }) => sum + linesOf(headline, width, size), 0) <= MOST_LINES;
  return CLAIM_SIZES.find(fits) ?? null;
}

interface Setting {
  /** Points of a claim's type; null where none is small enough. */
  size: number | null;
  /** Points over and under a line. */
  padding: number;
}

/** Lines set as large and as far apart as the page has room for, with the key under them. */
function settingFor(lines: ContentsLine[], style: TemplateStyle): Setting {
  const { content } = geometryOf(style);
  const width = content.width - TITLE_WIDTH - PAGE_WIDTH - SURE_WIDTH;
  const size = claimSize(lines, width);
  const height = lines.reduce((sum, { headline }) => {
    const claim = size === null ? 0 : linesOf(headline, width, size) * size * 1.26;
    return sum + Math.max(LEAST_ROW, claim);
  }, 0);
  const spare = (content.height - HEAD[style.opening] - KEY_HEIGHT - height) / Math.max(1, lines.length) / 2;
  return { size, padding: Math.min(MOST_PADDING, Math.max(3, spare)) };
}

function ContentsRow({ line, setting }: { line: ContentsLine; setting: Setting }) {
  const { size, padding } = setting;
  const { colours } = useTheme();
  return (
    <Link src={`#${line.id}`} style={{ textDecoration: "none" }}>
      <View
        style={{
          flexDirection: "row",
          borderBottomWidth: 0.4,
          borderBottomColor: colours.hairline,
          paddingVertical: padding,
        }}
      >
        <View style={{ width: TITLE_WIDTH }}>
          <Type face="label" size={8.2} bold colour={colours.ink} leading={1.35}>{line.title}</Type>
        </View>
        <View style={{ width: PAGE_WIDTH }}>
          <Type face="label" size={8.2} colour={colours.muted} leading={1.35}>
            {`${line.page}`}
          </Type>
        </View>
        <View style={{ width: SURE_WIDTH }}>
          <Type face="label" size={8.2} colour={colours.primaryText} leading={1.35}>
            {line.confidence === null ? "" : percentOf(line.confidence)}
          </Type>
        </View>
        <View style={{ flex: 1 }}>
          {size !== null && line.headline !== "" && (
            <Type size={size} colour={colours.ink} leading={1.26}>{tieEnd(line.headline)}</Type>
          )}
        </View>
      </View>
    </Link>
  );
}

function KeyPart({ kind, count }: { kind: MarkKind; count: number }) {
  const { colours, say } = useTheme();
  return (
    <Type face="label" size={8.2} bold colour={colours.ledger[kind]}>
      {`${SHAPES[kind]} ${say(KIND_WORDS[kind])} · ${count}`}
    </Type>
  );
}

/** How sure a section is, as it is printed. */
function percentOf(confidence: number): string {
  return `${Math.round(confidence * 100)}%`;
}

/** Whose words the document rests on, counted. */
function ownWords(counts: Record<MarkKind, number>, founder: string): string {
  const total = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  return founder === ""
    ? `${counts.said} of ${total} statements rest on the founder's own words`
    : `${counts.said} of ${total} statements rest on ${founder}'s own words`;
}

/** Where everything stands and what it claims, and how to read the evidence. */
export function Contents({ lines, counts, replaced, founder }: ContentsProps) {
  const { style, colours, say } = useTheme();
  const { content } = geometryOf(style);
  const setting = settingFor(lines, style);
  const missing =
    `${replaced} characters are in a script that these fonts do not hold. Each stands as □ here and whole in the web view.`;
  return (
    <View style={{ width: content.width }}>
      <PageHead
        kicker={say("Contents")}
        headline={{ text: say(ownWords(counts, founder)), marks: [] }}
      />
      {lines.map((line) => <ContentsRow key={line.id} line={line} setting={setting} />)}
      <View style={{ flexDirection: "row", gap: 14, marginTop: 20 }}>
        {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <KeyPart key={kind} kind={kind} count={counts[kind]} />
        ))}
        <Type face="label" size={8.2} bold colour={colours.primaryText}>{`% ${say("confidence")}`}</Type>
      </View>
      {replaced > 0 && (
        <View style={{ marginTop: 6 }}>
          <Type size={7.8} leading={1.3}>{missing}</Type>
        </View>
      )}
    </View>
  );
}
