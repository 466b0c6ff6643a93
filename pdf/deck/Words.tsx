import { View } from "@react-pdf/renderer";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { arrangementOf } from "./arrangement.ts";
import type { Slide } from "./slides.ts";

function headlineSize(text: string, stacked: boolean): number {
  const base = stacked ? 29 : 31;
  if (text.length > 110) return base * 0.7;
  return text.length > 70 ? base * 0.84 : base;
}

/** Kicker, headline and body of a slide, as wide as its template has it. */
export function Words({ slide }: { slide: Slide }) {
  const { style, colours } = useTheme();
  const { words, stacked } = arrangementOf(style);
  const centred = style.opening === "centred";
  const onBand = style.opening === "band";
  return (
    <View style={{ width: words.width }}>
      {style.opening === "rule" && (
        <View style={{ width: 40, height: 3, backgroundColor: colours.primary, marginBottom: 14 }} />
      )}
      {style.opening !== "hanging" && (
        <Type
          face="label"
          size={11}
          bold
          align={centred ? "center" : "left"}
          colour={onBand ? colours.onPrimary : colours.primaryText}
        >
          {slide.kicker}
        </Type>
      )}
      <Type
        face="head"
        size={headlineSize(slide.headline, stacked)}
        leading={1.16}
        bold={style.headWeight === 600}
        italic={style.headItalic}
        align={centred ? "center" : "left"}
        colour={onBand ? colours.onPrimary : colours.ink}
        style={{ marginTop: 7 }}
      >
        {slide.headline}
      </Type>
      <View style={{ marginTop: 12, gap: 6 }}>
        {slide.body.map((line, index) => (
          <Type
            key={index}
            size={stacked ? 14 : 16}
            leading={1.4}
            align={centred ? "center" : "left"}
            colour={onBand ? colours.onPrimary : colours.ink}
          >
            {line}
          </Type>
        ))}
      </View>
    </View>
  );
}
