import { Link, View } from "@react-pdf/renderer";
import type { MarkKind } from "../../agents/domain/claims.ts";
import { geometryOf } from "../layout/geometry.ts";
import { KIND_NAMES, SHAPES } from "../text/evidence.ts";
import { Label, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { PageHead } from "./Head.tsx";

const MEANINGS: Record<MarkKind, string> = {
  said: "The founder's own words from the interview. What stands in double quotation marks is exact.",
  source: "A page that was read, with the day it was read. A page may have changed since.",
  inference: "Drawn from the answers it names. Right only as long as they are.",
  assumption: "Nobody knows yet. The cheapest test that would settle it stands beside it.",
};
const KINDS: MarkKind[] = ["said", "source", "inference", "assumption"];

export interface ContentsLine {
  id: string;
  title: string;
  page: number;
}

interface ContentsProps {
  lines: ContentsLine[];
  counts: Record<MarkKind, number>;
  replaced: number;
}

function ContentsRow({ line }: { line: ContentsLine }) {
  const { colours } = useTheme();
  return (
    <Link src={`#${line.id}`} style={{ textDecoration: "none" }}>
      <View
        style={{
          flexDirection: "row",
          borderBottomWidth: 0.4,
          borderBottomColor: colours.hairline,
          paddingVertical: 6,
        }}
      >
        <View style={{ flex: 1 }}>
          <Type size={10.6} colour={colours.ink} leading={1.25}>{line.title}</Type>
        </View>
        <Type face="label" size={8.2} colour={colours.muted}>{`${line.page}`}</Type>
      </View>
    </Link>
  );
}

function KeyRow({ kind, count }: { kind: MarkKind; count: number }) {
  const { colours } = useTheme();
  return (
    <View style={{ flexDirection: "row", marginBottom: 9 }}>
      <View style={{ width: 20 }}>
        <Type face="label" size={13} colour={colours.ledger[kind]} leading={1.1}>{SHAPES[kind]}</Type>
      </View>
      <View style={{ flex: 1 }}>
        <Type face="label" size={8.6} bold colour={colours.ledger[kind]}>
          {`${KIND_NAMES[kind]} · ${count}`}
        </Type>
        <Type size={8.8} leading={1.34}>{MEANINGS[kind]}</Type>
      </View>
    </View>
  );
}

/** Where everything stands, and how to read the evidence. */
export function Contents({ lines, counts, replaced }: ContentsProps) {
  const { style, colours } = useTheme();
  const { content } = geometryOf(style);
  return (
    <View style={{ width: content.width }}>
      <PageHead
        kicker="Contents and evidence"
        headline={{ text: "Every sentence here shows what it rests on, and so can be checked.", marks: [] }}
      />
      <View style={{ flexDirection: "row", gap: 34 }}>
        <View style={{ flex: 1.15 }}>
          {lines.map((line) => <ContentsRow key={line.id} line={line} />)}
        </View>
        <View style={{ flex: 1 }}>
          <View style={{ marginBottom: 8 }}>
            <Label colour={colours.primaryText}>How to read the evidence</Label>
          </View>
          {KINDS.map((kind) => <KeyRow key={kind} kind={kind} count={counts[kind]} />)}
          <Type size={8.8} leading={1.36}>
            A number behind a shape leads to the note with the same number beside the text. Shapes at the end
            of a table row stand for the whole row. All words behind them are in the web view of this
            strategy.
          </Type>
          <View style={{ marginTop: 10 }}>
            <Type size={8.8} leading={1.36}>
              Confidence is counted and not felt: said and sourced marks count one, inferences half, over all
              marks of a section, less 0.10 for each unknown or open contradiction its choice rests on.
            </Type>
          </View>
          {replaced > 0 && (
            <View style={{ marginTop: 10 }}>
              <Type size={8.8} leading={1.36}>
                {`${replaced} characters are in a script that these fonts do not hold. Each stands as □ here and whole in the web view.`}
              </Type>
            </View>
          )}
        </View>
      </View>
    </View>
  );
}
