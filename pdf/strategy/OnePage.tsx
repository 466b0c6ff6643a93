import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Claim } from "../../agents/domain/claims.ts";
import type { CountedNumber, InShort, Labelled } from "../../agents/strategy/in_short.ts";
import { ClaimRun } from "../blocks/ClaimText.tsx";
import { geometryOf } from "../layout/geometry.ts";
import { RAGGED_OVERRUN, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { Band } from "./Band.tsx";
import { PageHead } from "./Head.tsx";

/** How much the page says: 0 everything, 3 the least that is still the whole strategy, in small type. */
export type Brevity = 0 | 1 | 2 | 3;

interface PartProps {
  short: InShort;
  brevity: Brevity;
  /** Points of a sentence set large, and of all others. */
  large: number;
  small: number;
}

/** How the page is set. */
export interface Setting {
  brevity: Brevity;
  /** How much larger than usual its type is. */
  scale: number;
}

const STATEMENT_SIZES: Record<Brevity, number> = { 0: 12.6, 1: 11, 2: 10.4, 3: 8.8 };
const GAP = 13;
// A cell of so few characters may share its line with another.
const BRIEF = 26;
const VERDICTS = { focus: "Focus", test: "Tests", kept: "Kept", rests: "Rests", refused: "Refused" } as const;

// A sentence of more characters than this is set a little smaller: large type is for what is short.
const LONG_STATEMENT = 130;

function Statement({ claim, size }: { claim: Claim; size: number }) {
  const { style } = useTheme();
  const fitting = claim.text.length > LONG_STATEMENT ? size * 0.84 : size;
  return (
    <Type
      face="head"
      size={fitting}
      leading={1.22}
      bold={style.headWeight === 600}
      italic={style.headItalic}
      style={{ paddingRight: fitting * RAGGED_OVERRUN }}
    >
      <ClaimRun claim={claim} />
    </Type>
  );
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  const { style, colours } = useTheme();
  return (
    <View style={{ gap: style.opening === "centred" ? 2.4 : 1 }}>
      <Type face="label" size={7} leading={1.2} colour={colours.muted}>{label}</Type>
      {children}
    </View>
  );
}

function Terms({ parts, size, across = 1 }: { parts: Labelled[]; size: number; across?: number }) {
  const rows = Array.from(
    { length: Math.ceil(parts.length / across) },
    (_, row) => parts.slice(row * across, (row + 1) * across),
  );
  return rows.map((row, line) => (
    <View key={line} style={{ flexDirection: "row", gap: 14 }}>
      {Array.from({ length: across }, (_, index) => row[index]).map((part, index) => (
        <View key={index} style={{ flex: 1 }}>
          {part && (
            <Term label={part.label}>
              <Type size={size} leading={1.28}>
                <ClaimRun claim={part.claim} />
              </Type>
            </Term>
          )}
        </View>
      ))}
    </View>
  ));
}

function Truth({ short, brevity, large, small }: PartProps) {
  return (
    <Band type="truth">
      <View style={{ gap: 7 }}>
        <View style={{ flexDirection: "row", gap: 18 }}>
          {short.kernel.map(({ label, claim }, index) => (
            <View key={index} style={{ flex: index === 0 ? 1 : 1.25 }}>
              <Term label={label}>
                <Statement claim={claim} size={large} />
              </Term>
            </View>
          ))}
        </View>
        <Terms parts={short.positioning} size={small} across={3} />
        {brevity < 2 && <Terms parts={short.actions} size={small} across={3} />}
      </View>
    </Band>
  );
}

function Expression({ short, brevity, large, small }: PartProps) {
  const { style, colours } = useTheme();
  return (
    <Band type="expression">
      {short.message && <Statement claim={short.message} size={large} />}
      <View style={{ flexDirection: "row", gap: 14, marginTop: 6 }}>
        {short.pillars.map((pillar, index) => (
          <View
            key={index}
            style={{
              flex: 1,
              gap: 3,
              borderTopWidth: 2,
              borderTopColor: colours.accent,
              paddingTop: 4,
              paddingHorizontal: style.table === "banded" ? 5 : 0,
              paddingBottom: style.table === "banded" ? 5 : 0,
              backgroundColor: style.table === "banded" ? colours.tint : undefined,
            }}
          >
            <Type size={small} leading={1.28} bold>
              <ClaimRun claim={pillar.claim} />
            </Type>
            {pillar.lines.slice(0, brevity === 0 ? 2 : brevity < 3 ? 1 : 0).map((line, order) => (
              <Type key={order} size={small} leading={1.28} colour={colours.muted}>
                <ClaimRun claim={line} />
              </Type>
            ))}
          </View>
        ))}
      </View>
    </Band>
  );
}

function Attention({ short, large, small }: PartProps) {
  const { say } = useTheme();
  return (
    <Band type="attention">
      <View style={{ gap: 5 }}>
        {short.attention && <Statement claim={short.attention} size={large - 1.2} />}
        {short.channels.map(({ verdict, names }) => (
          <Term key={verdict} label={say(VERDICTS[verdict])}>
            <Type size={small} leading={1.28} bold={verdict === "focus"}>{names.join(say("; "))}</Type>
          </Term>
        ))}
      </View>
    </Band>
  );
}

function Evolution({ short, large, small }: PartProps) {
  const [bet, ...rest] = short.bet;
  const brief = rest.filter(({ claim }) => claim.text.length <= BRIEF);
  const long = rest.filter(({ claim }) => claim.text.length > BRIEF);
  return (
    <Band type="evolution">
      <View style={{ gap: 5 }}>
        {short.evolution && <Statement claim={short.evolution} size={large - 1.2} />}
        {bet && <Terms parts={[bet]} size={small} />}
        <Terms parts={brief} size={small} across={2} />
        <Terms parts={long} size={small} />
      </View>
    </Band>
  );
}

function Numbers({ numbers }: { numbers: CountedNumber[] }) {
  const { style, colours } = useTheme();
  return (
    <View
      style={{ flexDirection: "row", gap: 12, borderTopWidth: 1, borderTopColor: colours.ink, paddingTop: 7 }}
    >
      {numbers.map(({ value, label }) => (
        <View key={`${value} ${label}`} style={{ flex: 1 }}>
          <Type face="head" size={15} bold={style.headWeight === 600} leading={1.15} longest={12}>
            {value}
          </Type>
          <Type face="label" size={7} colour={colours.muted}>{label}</Type>
        </View>
      ))}
    </View>
  );
}

function sizesOf({ brevity, scale }: Setting): { large: number; small: number } {
  return { large: STATEMENT_SIZES[brevity] * scale, small: (brevity === 3 ? 7.8 : 8.6) * scale };
}

interface OnePageProps extends Setting {
  short: InShort;
  /** Points that it fills at least, its parts spread over them. */
  height: number;
}

/** The strategy on one page: what it stands on, how it speaks, where it is met, and the bet; then its numbers. */
export function OnePage({ short, height, ...setting }: OnePageProps) {
  const { style, say } = useTheme();
  const { content } = geometryOf(style);
  const { brevity } = setting;
  const part = { short, brevity, ...sizesOf(setting) };
  const stacked = style.opening === "hanging";
  const gap = GAP * setting.scale ** 2;
  return (
    <View style={{ width: content.width, minHeight: height }}>
      <PageHead kicker={say("The strategy on one page")} headline={short.headline} />
      <View style={{ gap, flexGrow: 1, justifyContent: "space-between" }}>
        <Truth {...part} />
        <Expression {...part} />
        <View style={stacked ? { gap } : { flexDirection: "row", gap: 20 }}>
          <View style={stacked ? {} : { flex: 1 }}>
            <Attention {...part} />
          </View>
          <View style={stacked ? {} : { flex: 1 }}>
            <Evolution {...part} />
          </View>
        </View>
        {brevity < 3 && short.numbers.length > 0 && <Numbers numbers={short.numbers} />}
      </View>
    </View>
  );
}
