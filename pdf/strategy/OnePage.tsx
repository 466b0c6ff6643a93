import { View } from "@react-pdf/renderer";
import { ANCHOR_LABELS, FOUNDATION_ANCHORS, type FoundationAnchor } from "../../agents/domain/anchors.ts";
import type { Claim } from "../../agents/domain/claims.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { ClaimRun } from "../blocks/ClaimText.tsx";
import { geometryOf } from "../layout/geometry.ts";
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

function AnchorBlock({ foundation, type }: { foundation: Foundation; type: FoundationAnchor }) {
  const { style, colours } = useTheme();
  const claim = firstClaim(foundation, type);
  const anchor = foundation.anchors[type];
  const choices = anchor.sections.flatMap((section) => section.choice ? [section.choice] : []).slice(0, 2);
  const lines = choices.length > 0
    ? choices.map((choice) => ({
      text: `Chosen: ${choice.chosen} Rejected: ${choice.rejected}`,
      marks: choice.marks,
    }))
    : anchor.sections.map((section) => section.headline).filter((headline) => headline !== claim).slice(0, 2);
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
              size={14.5}
              leading={1.22}
              bold={style.headWeight === 600}
              italic={style.headItalic}
            >
              <ClaimRun claim={claim} />
            </Type>
          )}
          <View style={{ marginTop: 5, gap: 3 }}>
            {lines.map((line, index) => (
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

function clip(lines: { text: string; note: string }[]) {
  return lines.slice(0, 3);
}

/** The strategy on one page: four sentences, what was chosen, what is proven and what is not known. */
export function OnePage({ foundation }: { foundation: Foundation }) {
  const { style, colours } = useTheme();
  const { content } = geometryOf(style);
  const unknowns = clip(foundation.unknowns.map(({ what, test }) => ({ text: what, note: test })));
  const facts = foundation.facts.slice(0, 6);
  return (
    <View style={{ width: content.width }}>
      <PageHead
        kicker="The strategy on one page"
        headline={{
          text: `Four sentences carry ${foundation.company}; each was picked by the founder.`,
          marks: [],
        }}
      />
      <View style={{ gap: 14 }}>
        {FOUNDATION_ANCHORS.map((type) => <AnchorBlock key={type} foundation={foundation} type={type} />)}
      </View>
      <View style={{ flexDirection: "row", gap: 18, marginTop: 18 }}>
        <View style={{ flex: 1, gap: 3 }}>
          <Label colour={colours.primaryText}>In numbers</Label>
          {facts.map((fact) => <Type key={fact.id} size={8.6} leading={1.3}>{fact.text}</Type>)}
        </View>
        <View style={{ flex: 1, gap: 3 }}>
          <Label colour={colours.ledger.assumption}>Not known yet</Label>
          {unknowns.map((unknown, index) => (
            <View key={index}>
              <Type size={8.6} bold leading={1.3}>{unknown.text}</Type>
              <Type face="label" size={7} colour={colours.muted}>{unknown.note}</Type>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}
