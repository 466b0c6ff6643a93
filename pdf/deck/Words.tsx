import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { arrangementOf, headlineSize } from "./arrangement.ts";
import type { Slide } from "./slides.ts";

const BODY_SIZE = 20;

function Headline({ slide, colour }: { slide: Slide; colour: string }) {
  const { style } = useTheme();
  const { centred } = arrangementOf(style);
  return (
    <Type
      face="head"
      size={headlineSize(slide)}
      leading={1.14}
      bold={style.headWeight === 600}
      italic={style.headItalic}
      align={centred ? "center" : "left"}
      colour={colour}
    >
      {slide.headline}
    </Type>
  );
}

function Kicker({ slide, colour }: { slide: Slide; colour: string }) {
  const { style } = useTheme();
  const { centred } = arrangementOf(style);
  return (
    <Type
      face="label"
      size={16}
      bold
      align={centred ? "center" : "left"}
      colour={colour}
      style={{ marginBottom: 8 }}
    >
      {slide.kicker}
    </Type>
  );
}

function Body({ slide }: { slide: Slide }) {
  const { style } = useTheme();
  const { centred } = arrangementOf(style);
  return (
    <View style={{ marginTop: 14, gap: 6 }}>
      {slide.body.map((line, index) => (
        <Type key={index} size={BODY_SIZE} leading={1.36} align={centred ? "center" : "left"}>{line}</Type>
      ))}
    </View>
  );
}

/** Kicker, headline and body of a slide across the whole column, as the template opens a page. */
export function Words({ slide }: { slide: Slide }) {
  const { style, colours } = useTheme();
  const { words, left, width } = arrangementOf(style);
  if (style.opening === "band") {
    return (
      <View style={{ width: words.width }}>
        <View
          style={{
            backgroundColor: colours.primary,
            paddingLeft: left,
            paddingRight: words.width - left - width,
            paddingTop: 32,
            paddingBottom: 26,
          }}
        >
          <Kicker slide={slide} colour={colours.onPrimary} />
          <Headline slide={slide} colour={colours.onPrimary} />
        </View>
        <View style={{ marginLeft: left, width }}>
          <Body slide={slide} />
        </View>
      </View>
    );
  }
  return (
    <View style={{ width: words.width }}>
      {style.opening === "rule" && (
        <View style={{ width: 56, height: 4, backgroundColor: colours.primary, marginBottom: 12 }} />
      )}
      {style.opening !== "hanging" && <Kicker slide={slide} colour={colours.primaryText} />}
      <Headline slide={slide} colour={colours.ink} />
      <Body slide={slide} />
    </View>
  );
}
