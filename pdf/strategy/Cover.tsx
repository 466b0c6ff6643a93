import { View } from "@react-pdf/renderer";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { A4 } from "../layout/geometry.ts";
import { tieEnd } from "../text/tie_end.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { longDate } from "../text/evidence.ts";
import { AnchorLines } from "./AnchorLines.tsx";

interface CoverProps {
  foundation: Foundation;
}

function fitted(text: string, size: number): number {
  const longest = Math.max(1, ...text.split(" ").map((word) => word.length));
  return Math.min(
    size,
    (size * 15) / longest,
    text.length > 34 ? size * 0.64 : text.length > 20 ? size * 0.8 : size,
  );
}

interface ImprintProps {
  foundation: Foundation;
  colour: string;
  centred?: boolean;
}

/** True where a model wrote a part: who reads a document is told of that, not of the rules that set words in order. */
function isByModel({ anchors }: Foundation): boolean {
  return Object.values(anchors).some(({ sections }) =>
    sections.some(({ written_by }) => written_by === "model")
  );
}

function Imprint({ foundation, colour, centred = false }: ImprintProps) {
  const { say } = useTheme();
  const made = foundation.founder || say("In conversation");
  const align = centred ? "center" : "left";
  return (
    <View style={centred ? { width: "100%" } : {}}>
      <Type face="label" size={8.6} colour={colour} align={align}>
        {`v${foundation.version} · ${say(longDate(foundation.asOf))}`}
      </Type>
      <Type face="label" size={8.6} colour={colour} align={align}>
        {isByModel(foundation) ? `${made} · ${foundation.mind}` : made}
      </Type>
    </View>
  );
}

// Letters that fill the height of their line.
const TALL_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function Title(
  { foundation, colour, size, centred = false }: CoverProps & {
    colour: string;
    size: number;
    centred?: boolean;
  },
) {
  const { style } = useTheme();
  return (
    <Type
      face="head"
      size={fitted(foundation.company, size)}
      leading={TALL_LETTERS.test(foundation.company) ? 1.4 : 1.06}
      bold={style.headWeight === 600}
      italic={style.headItalic}
      align={centred ? "center" : "left"}
      colour={colour}
      longest={24}
    >
      {foundation.company}
    </Type>
  );
}

function QuietCover({ foundation }: CoverProps) {
  const { colours, say } = useTheme();
  return (
    <View
      style={{
        position: "absolute",
        left: 60,
        right: 60,
        top: 72,
        bottom: 64,
        justifyContent: "space-between",
      }}
    >
      <Type face="label" size={9} bold colour={colours.primaryText} style={{ letterSpacing: 0.6 }}>
        {say("Brand strategy")}
      </Type>
      <View>
        <View style={{ width: 56, height: 4, backgroundColor: colours.primary, marginBottom: 24 }} />
        <Title foundation={foundation} colour={colours.ink} size={58} />
        <View style={{ width: 360, marginTop: 22 }}>
          <Type face="text" italic size={17} leading={1.36} colour={colours.ink}>
            {tieEnd(foundation.cover)}
          </Type>
        </View>
      </View>
      <Imprint foundation={foundation} colour={colours.muted} />
    </View>
  );
}

function BlockCover({ foundation }: CoverProps) {
  const { colours, say } = useTheme();
  return (
    <>
      <View
        style={{
          position: "absolute",
          left: 0,
          top: 0,
          width: A4.width,
          height: A4.height * 0.66,
          backgroundColor: colours.primary,
        }}
      />
      <View
        style={{
          position: "absolute",
          left: 0,
          top: A4.height * 0.66,
          width: A4.width,
          height: 12,
          backgroundColor: colours.accent,
        }}
      />
      <View
        style={{
          position: "absolute",
          left: 54,
          right: 54,
          top: 60,
          height: A4.height * 0.66 - 104,
          justifyContent: "space-between",
        }}
      >
        <Type face="label" size={10} bold colour={colours.onPrimary}>{say("Brand strategy")}</Type>
        <Title foundation={foundation} colour={colours.onPrimary} size={66} />
      </View>
      <View style={{ position: "absolute", left: 54, right: 90, top: A4.height * 0.66 + 48 }}>
        <Type face="head" size={17} leading={1.34}>{tieEnd(foundation.cover)}</Type>
      </View>
      <View style={{ position: "absolute", left: 54, right: 54, bottom: 54 }}>
        <Imprint foundation={foundation} colour={colours.muted} />
      </View>
    </>
  );
}

function FrameCover({ foundation }: CoverProps) {
  const { colours, say } = useTheme();
  return (
    <View
      style={{
        position: "absolute",
        left: 34,
        right: 34,
        top: 34,
        bottom: 34,
        borderWidth: 1,
        borderColor: colours.primary,
        alignItems: "center",
        justifyContent: "space-between",
        padding: 48,
      }}
    >
      <Type face="label" size={9} bold colour={colours.accentText}>{say("Brand strategy")}</Type>
      <View style={{ alignItems: "center" }}>
        <Title foundation={foundation} colour={colours.ink} size={64} centred />
        <View style={{ width: 90, height: 0.8, backgroundColor: colours.accent, marginVertical: 26 }} />
        <View style={{ width: 340 }}>
          <Type face="text" italic size={17} leading={1.36} align="center">{tieEnd(foundation.cover)}</Type>
        </View>
      </View>
      <Imprint foundation={foundation} colour={colours.muted} centred />
    </View>
  );
}

function SplitCover({ foundation }: CoverProps) {
  const { colours, say } = useTheme();
  const left = A4.width * 0.3;
  return (
    <>
      <View
        style={{
          position: "absolute",
          left: 0,
          top: 0,
          bottom: 0,
          width: left,
          backgroundColor: colours.tint,
        }}
      />
      <View
        style={{
          position: "absolute",
          left: left - 1.5,
          top: 0,
          bottom: 0,
          width: 3,
          backgroundColor: colours.primary,
        }}
      />
      <View style={{ position: "absolute", left: 30, top: 60, width: left - 44 }}>
        <Type face="label" size={9.4} bold colour={colours.primaryText}>{say("Brand strategy")}</Type>
      </View>
      <View style={{ position: "absolute", left: left + 34, right: 40, top: A4.height * 0.46, bottom: 96 }}>
        <AnchorLines foundation={foundation} />
      </View>
      <View style={{ position: "absolute", left: left + 34, right: 40, top: 56 }}>
        <Title foundation={foundation} colour={colours.ink} size={46} />
        <View style={{ marginTop: 26 }}>
          <Type face="text" size={14.5} leading={1.42}>{tieEnd(foundation.cover)}</Type>
        </View>
      </View>
      <View style={{ position: "absolute", left: left + 34, right: 40, bottom: 54 }}>
        <Imprint foundation={foundation} colour={colours.muted} />
      </View>
    </>
  );
}

/** The first page: whose strategy, its one sentence, version and day. */
export function Cover({ foundation }: CoverProps) {
  const { style } = useTheme();
  switch (style.cover) {
    case "quiet":
      return <QuietCover foundation={foundation} />;
    case "block":
      return <BlockCover foundation={foundation} />;
    case "frame":
      return <FrameCover foundation={foundation} />;
    case "split":
      return <SplitCover foundation={foundation} />;
  }
}
