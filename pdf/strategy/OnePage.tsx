import { View } from "@react-pdf/renderer";
import { ANCHOR_LABELS, FOUNDATION_ANCHORS, type FoundationAnchor } from "../../agents/domain/anchors.ts";
import type { Claim, Fact } from "../../agents/domain/claims.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { ClaimRun } from "../blocks/ClaimText.tsx";
import { geometryOf } from "../layout/geometry.ts";
import { closed, fieldName } from "../text/evidence.ts";
import { Label, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { PageHead } from "./Head.tsx";

const QUESTIONS: Record<FoundationAnchor, string> = {
  truth: "Where we stand",
  expression: "How we speak",
  attention: "Where we are met",
  evolution: "Where we go",
};

function firstClaim(foundation: Foundation, type: FoundationAnchor): Claim | null {
  const anchor = foundation.anchors[type];
  return anchor.sentence ?? anchor.sections[anchor.sections.length - 1]?.headline ?? null;
}

/** How much the page says: 0 everything, 3 the four sentences and little else. */
export type Brevity = 0 | 1 | 2 | 3;

interface AnchorBlockProps {
  foundation: Foundation;
  type: FoundationAnchor;
  brevity: Brevity;
}

function AnchorBlock({ foundation, type, brevity }: AnchorBlockProps) {
  const { style, colours } = useTheme();
  const claim = firstClaim(foundation, type);
  const anchor = foundation.anchors[type];
  const choices = anchor.sections.flatMap((section) => section.choice ? [section.choice] : []).slice(0, 2);
  const lines = choices.length > 0
    ? choices.map((choice) => ({
      text: `Chosen: ${closed(choice.chosen)} Rejected: ${closed(choice.rejected)}`,
      marks: choice.marks,
    }))
    : anchor.sections.map((section) => section.headline).filter((headline) => headline !== claim).slice(0, 2);
  const shown = lines.slice(0, Math.max(0, 2 - brevity));
  return (
    <View style={{ borderTopWidth: 1, borderTopColor: colours.primary, paddingTop: 7 }}>
      <View style={{ flexDirection: "row", gap: 14 }}>
        <View style={{ width: 96 }}>
          <Label colour={colours.primaryText}>{ANCHOR_LABELS[type]}</Label>
          <Type face="label" size={7.4} colour={colours.muted}>{QUESTIONS[type]}</Type>
        </View>
        <View style={{ flex: 1 }}>
          {claim && (
            <Type
              face="head"
              size={brevity === 3 ? 10.5 : 14.5}
              leading={1.22}
              bold={style.headWeight === 600}
              italic={style.headItalic}
            >
              <ClaimRun claim={claim} />
            </Type>
          )}
          <View style={{ marginTop: 5, gap: 3 }}>
            {shown.map((line, index) => (
              <Type key={index} size={style.bodySize - 0.3} leading={1.34}>
                <ClaimRun claim={line} />
              </Type>
            ))}
          </View>
        </View>
      </View>
    </View>
  );
}

const TELLING = [
  "pitch.traction",
  "proof.best",
  "growth.numbers",
  "goal.twelve_months",
  "evolution.bet",
  "revenue.model",
];

/** Six numbers that say most: what is proven first, then what is aimed at, then what it costs. */
function tellingFacts({ facts }: Foundation): Fact[] {
  const seen = new Set<string>();
  const fresh = facts.filter(({ value, noun, text }) => {
    const known = seen.has(value);
    seen.add(value);
    return !known && (noun !== null || text !== value);
  });
  const ranked = TELLING.flatMap((field) => fresh.filter((fact) => fact.field === field).slice(0, 2));
  return [...ranked, ...fresh.filter((fact) => !ranked.includes(fact))].slice(0, 6);
}

function openingLine({ company, anchors }: Foundation): string {
  const isWhole = FOUNDATION_ANCHORS.every((type) => anchors[type].sentence !== null);
  return isWhole
    ? `Four sentences carry ${company}, one for each anchor.`
    : `Four anchors hold ${company}, and this page is all of them in short.`;
}

/** The strategy on one page: four sentences, what was chosen, what is proven and what is not known. */
export function OnePage({ foundation, brevity }: { foundation: Foundation; brevity: Brevity }) {
  const { style, colours } = useTheme();
  const { content } = geometryOf(style);
  const unknowns = foundation.unknowns.slice(0, 3 - Math.min(2, brevity));
  const facts = tellingFacts(foundation);
  return (
    <View style={{ width: content.width }}>
      <PageHead
        kicker="The strategy on one page"
        headline={{
          text: openingLine(foundation),
          marks: [],
        }}
      />
      <View style={{ gap: 14 }}>
        {FOUNDATION_ANCHORS.map((type) => (
          <AnchorBlock key={type} foundation={foundation} type={type} brevity={brevity} />
        ))}
      </View>
      <View style={{ flexDirection: "row", gap: 18, marginTop: 18 }}>
        <View style={{ flex: 1, gap: 3 }}>
          {facts.length > 0 && <Label colour={colours.primaryText}>In numbers</Label>}
          {facts.map((fact) => (
            <View key={fact.id} style={{ flexDirection: "row", gap: 8 }}>
              <View style={{ width: 118 }}>
                <Type size={9.4} bold leading={1.25}>{fact.text}</Type>
              </View>
              <View style={{ flex: 1, paddingTop: 1.5 }}>
                <Type face="label" size={7} colour={colours.muted}>{fieldName(fact.field)}</Type>
              </View>
            </View>
          ))}
        </View>
        <View style={{ flex: 1, gap: 3 }}>
          {unknowns.length > 0 && <Label colour={colours.ledger.assumption}>Not known yet</Label>}
          {unknowns.map((unknown, index) => (
            <View key={index}>
              <Type size={8.6} bold leading={1.3}>{unknown.what}</Type>
              <Type face="label" size={7} colour={colours.muted}>{unknown.test}</Type>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}
