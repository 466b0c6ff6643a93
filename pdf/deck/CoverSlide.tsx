import { View } from "@react-pdf/renderer";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { longDate } from "../text/evidence.ts";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { SLIDE, SPLIT_HEIGHT } from "./arrangement.ts";
import type { Slide } from "./slides.ts";

interface Props {
  foundation: Foundation;
  slide: Slide;
}

const EDGE = 64;
const INNER = SLIDE.width - 2 * EDGE;

function nameSize(name: string): number {
  if (name.length > 44) return 44;
  if (name.length > 26) return 56;
  return name.length > 14 ? 72 : 96;
}

/** One proof at the left, the raise at the right, over the lower edge. */
function Foot({ slide, colour, rule }: { slide: Slide; colour: string; rule: string }) {
  const [proof] = slide.picture?.kind === "numbers" ? slide.picture.items : [];
  if (!proof && slide.body.length === 0) return <View />;
  return (
    <View
      style={{
        flexDirection: "row",
        justifyContent: "space-between",
        alignItems: "flex-end",
        borderTopWidth: 1,
        borderTopColor: rule,
        paddingTop: 18,
      }}
    >
      <View style={{ width: 420, flexDirection: "row", alignItems: "flex-end" }}>
        {proof && (
          <>
            <Type face="head" size={50} bold leading={1} colour={colour}>{proof.value}</Type>
            <View style={{ marginLeft: 14, flex: 1, paddingBottom: 5 }}>
              <Type size={20} leading={1.2} colour={colour}>{proof.label}</Type>
            </View>
          </>
        )}
      </View>
      <View style={{ width: 370, paddingBottom: 5 }}>
        {slide.body.map((line, index) => (
          <Type key={index} size={20} leading={1.25} align="right" colour={colour}>{line}</Type>
        ))}
      </View>
    </View>
  );
}

/** The company as large as its name allows, what it does under it, the proof and the raise at the foot. */
export function CoverSlide({ foundation, slide }: Props) {
  const { style, colours, say } = useTheme();
  const isFilled = style.cover === "block" || style.cover === "split";
  const colour = isFilled ? colours.onPrimary : colours.ink;
  const align = style.cover === "frame" ? "center" : "left";
  return (
    <View
      style={{
        position: "absolute",
        left: 0,
        top: 0,
        width: SLIDE.width,
        height: SLIDE.height,
        backgroundColor: style.cover === "block" ? colours.primary : colours.paper,
      }}
    >
      {style.cover === "frame" && (
        <View
          style={{
            position: "absolute",
            left: 24,
            top: 24,
            width: SLIDE.width - 48,
            height: SLIDE.height - 48,
            borderWidth: 1.5,
            borderColor: colours.primary,
          }}
        />
      )}
      {style.cover === "split" && (
        <View
          style={{
            position: "absolute",
            left: 0,
            top: 0,
            width: SLIDE.width,
            height: SPLIT_HEIGHT,
            backgroundColor: colours.primary,
          }}
        />
      )}
      {style.cover === "quiet" && (
        <View
          style={{
            position: "absolute",
            left: 0,
            top: 0,
            width: 20,
            height: SLIDE.height,
            backgroundColor: colours.primary,
          }}
        />
      )}
      <View
        style={{
          position: "absolute",
          left: EDGE,
          top: 52,
          width: INNER,
          height: SLIDE.height - 100,
          justifyContent: "space-between",
        }}
      >
        <Type face="label" size={16} align={align} colour={isFilled ? colour : colours.muted}>
          {`${say("Pitch deck")} · v${foundation.version} · ${say(longDate(foundation.asOf))}`}
        </Type>
        <View>
          <Type
            face="head"
            size={nameSize(foundation.company)}
            leading={1.04}
            bold={style.headWeight === 600}
            italic={style.headItalic}
            align={align}
            colour={isFilled ? colour : colours.primaryText}
          >
            {foundation.company}
          </Type>
          <Type face="text" size={32} leading={1.26} align={align} colour={colour} style={{ marginTop: 18 }}>
            {slide.headline}
          </Type>
        </View>
        <Foot
          slide={slide}
          colour={style.cover === "block" ? colour : colours.ink}
          rule={style.cover === "block" ? colour : style.cover === "split" ? colours.paper : colours.hairline}
        />
      </View>
    </View>
  );
}
