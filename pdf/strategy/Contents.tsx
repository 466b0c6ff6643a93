import { Link, View } from "@react-pdf/renderer";
import type { MarkKind } from "../../agents/domain/claims.ts";
import { KIND_WORDS } from "../../agents/sections/markdown.ts";
import { geometryOf } from "../layout/geometry.ts";
import type { TemplateStyle } from "../templates.ts";
import { SHAPES } from "../text/evidence.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { PageHead } from "./Head.tsx";

const KINDS: MarkKind[] = ["said", "source", "inference", "assumption"];

export interface ContentsLine {
  id: string;
  title: string;
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

const PAGE_WIDTH = 30;
const SURE_WIDTH = 40;
// Points of a line of one title, of the padding over and under it, of the headline over all lines and the key under them.
const ROW = 12.5;
const LEAST_PADDING = 3;
const MOST_PADDING = 9;
const HEAD: Record<TemplateStyle["opening"], number> = { rule: 92, band: 146, hanging: 66, centred: 106 };
const KEY_HEIGHT = 90;

/** Points over and under a line: lines stand as far apart as the page has room for, with the key under them. */
function paddingFor(lines: number, style: TemplateStyle): number {
  const { content } = geometryOf(style);
  const spare = content.height - HEAD[style.opening] - KEY_HEIGHT - lines * ROW;
  return Math.min(MOST_PADDING, Math.max(LEAST_PADDING, spare / Math.max(1, lines) / 2));
}

function ContentsRow({ line, padding }: { line: ContentsLine; padding: number }) {
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
        <View style={{ flex: 1 }}>
          <Type face="label" size={9} bold colour={colours.ink} leading={1.35}>{line.title}</Type>
        </View>
        <View style={{ width: PAGE_WIDTH }}>
          <Type face="label" size={9} colour={colours.muted} leading={1.35}>
            {`${line.page}`}
          </Type>
        </View>
        <View style={{ width: SURE_WIDTH }}>
          <Type face="label" size={9} colour={colours.primaryText} leading={1.35}>
            {line.confidence === null ? "" : percentOf(line.confidence)}
          </Type>
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

const CONFIDENCE =
  "%: how much was said or read; what was calculated counts half, each open question takes 10 off.";

/** Whose words the document rests on, counted. */
function ownWords(counts: Record<MarkKind, number>, founder: string): string {
  const total = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  return founder === ""
    ? `${counts.said} of ${total} statements are the founder's own words`
    : `${counts.said} of ${total} statements are ${founder}'s own words`;
}

/** Where everything stands and how sure it is, and how to read the evidence. */
export function Contents({ lines, counts, replaced, founder }: ContentsProps) {
  const { style, say } = useTheme();
  const { content } = geometryOf(style);
  const padding = paddingFor(lines.length, style);
  const missing =
    `${replaced} characters are in a script that these fonts do not hold. Each stands as □ here and whole in the web view.`;
  return (
    <View style={{ width: content.width }}>
      <PageHead
        kicker={say("Contents and evidence")}
        headline={{ text: say(ownWords(counts, founder)), marks: [] }}
      />
      {lines.map((line) => <ContentsRow key={line.id} line={line} padding={padding} />)}
      <View style={{ flexDirection: "row", gap: 14, marginTop: 20 }}>
        {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <KeyPart key={kind} kind={kind} count={counts[kind]} />
        ))}
      </View>
      <View style={{ flexDirection: "row", gap: 14, marginTop: 6 }}>
        {(replaced > 0 ? [say(CONFIDENCE), missing] : [say(CONFIDENCE)]).map((text, index) => (
          <View key={index} style={{ flex: 1 }}>
            <Type size={7.8} leading={1.3}>{text}</Type>
          </View>
        ))}
      </View>
    </View>
  );
}
