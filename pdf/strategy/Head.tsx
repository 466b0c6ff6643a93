import { View } from "@react-pdf/renderer";
import type { Claim } from "../../agents/domain/claims.ts";
import { Marks } from "../blocks/ClaimText.tsx";
import { A4, geometryOf } from "../layout/geometry.ts";
import { Label, RAGGED_OVERRUN, Run, Type } from "../text/Type.tsx";
import { tieEnd } from "../text/tie_end.ts";
import { useTheme } from "../theme.ts";

interface HeadProps {
  kicker: string;
  headline: Claim;
}

function headSize(text: string, size: number): number {
  if (text.length > 140) return size * 0.74;
  return text.length > 90 ? size * 0.86 : size;
}

/** What a page is about, and what its headline rests on: beside the headline a shape would read as a second point. */
function Kicker({ kicker, headline, colour }: HeadProps & { colour: string }) {
  if (kicker === "") return null;
  return (
    <Type face="label" size={6.6} bold colour={colour} style={{ letterSpacing: 0.5 }}>
      <Run text={kicker} />
      <Marks marks={headline.marks} size={5.8} />
    </Type>
  );
}

function Headline({ headline, size, colour, centred = false }: {
  headline: Claim;
  size: number;
  colour?: string;
  centred?: boolean;
}) {
  const { style, colours } = useTheme();
  return (
    <Type
      face="head"
      size={headSize(headline.text, size)}
      leading={1.16}
      bold={style.headWeight === 600}
      italic={style.headItalic}
      align={centred ? "center" : "left"}
      colour={colour ?? colours.ink}
      style={centred ? {} : { paddingRight: size * RAGGED_OVERRUN }}
    >
      {tieEnd(headline.text)}
    </Type>
  );
}

/** The headline that opens a page, in the template's manner. */
export function PageHead({ kicker, headline }: HeadProps) {
  const { style, colours } = useTheme();
  const { content, column } = geometryOf(style);
  switch (style.opening) {
    case "rule":
      return (
        <View style={{ paddingBottom: 14 }}>
          <View style={{ width: 34, height: 2.4, backgroundColor: colours.primary, marginBottom: 9 }} />
          <Kicker kicker={kicker} headline={headline} colour={colours.primaryText} />
          <View style={{ width: content.width * 0.86, marginTop: 5 }}>
            <Headline headline={headline} size={style.headSize} />
          </View>
        </View>
      );
    case "band":
      return (
        <View
          style={{
            marginLeft: -style.margin.left,
            width: A4.width,
            backgroundColor: colours.primary,
            paddingLeft: style.margin.left,
            paddingRight: 90,
            paddingTop: 40,
            paddingBottom: 20,
            marginBottom: 18,
          }}
        >
          <Label colour={colours.onPrimary}>{kicker}</Label>
          <View style={{ marginTop: 6 }}>
            <Headline headline={headline} size={style.headSize} colour={colours.onPrimary} />
          </View>
        </View>
      );
    case "hanging":
      return (
        <View
          style={{
            flexDirection: "row",
            borderTopWidth: 1,
            borderTopColor: colours.ink,
            paddingTop: 8,
            paddingBottom: 16,
          }}
        >
          <View style={{ width: column.x, paddingRight: 14, paddingTop: 2 }}>
            <Kicker kicker={kicker} headline={headline} colour={colours.primaryText} />
          </View>
          <View style={{ width: column.width }}>
            <Headline headline={headline} size={style.headSize} />
          </View>
        </View>
      );
    case "centred":
      return (
        <View style={{ alignItems: "center", paddingBottom: 16 }}>
          <Kicker kicker={kicker} headline={headline} colour={colours.accentText} />
          <View style={{ width: content.width * 0.88, marginVertical: 8 }}>
            <Headline headline={headline} size={style.headSize} centred />
          </View>
          <View style={{ width: content.width, height: 0.6, backgroundColor: colours.hairline }} />
        </View>
      );
  }
}

/** A section that opens in the run of a page. */
export function InlineHead({ kicker, headline }: HeadProps) {
  const { style, colours } = useTheme();
  const { content, column } = geometryOf(style);
  const hanging = style.opening === "hanging";
  const centred = style.opening === "centred";
  return (
    <View
      style={{
        flexDirection: hanging ? "row" : "column",
        alignItems: centred ? "center" : "stretch",
        borderTopWidth: style.opening === "band" ? 3 : 0.8,
        borderTopColor: style.opening === "band" ? colours.primary : colours.hairline,
        paddingTop: 8,
        paddingBottom: 3,
      }}
    >
      <View style={{ width: hanging ? column.x : content.width, paddingRight: hanging ? 14 : 0 }}>
        <Type
          face="label"
          size={6.6}
          bold
          align={centred ? "center" : "left"}
          colour={colours.primaryText}
          style={{ letterSpacing: 0.5 }}
        >
          <Run text={kicker} />
          <Marks marks={headline.marks} size={5.8} />
        </Type>
      </View>
      <View style={{ width: hanging ? column.width : content.width * 0.88, marginTop: hanging ? 0 : 3 }}>
        <Headline headline={headline} size={style.headSize * 0.72} centred={centred} />
      </View>
    </View>
  );
}

/** The small line over a section that goes on from the page before. */
export function ContinuedHead({ kicker }: Pick<HeadProps, "kicker">) {
  const { style, colours, say } = useTheme();
  const { content } = geometryOf(style);
  return (
    <View
      style={{
        paddingTop: style.margin.top === 0 ? 40 : 0,
        borderBottomWidth: 0.8,
        borderBottomColor: colours.hairline,
        paddingBottom: 5,
        width: content.width,
      }}
    >
      <Label colour={colours.primaryText}>{`${kicker}, ${say("continued")}`}</Label>
    </View>
  );
}
