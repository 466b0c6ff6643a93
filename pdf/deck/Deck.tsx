import { Document, Page, View } from "@react-pdf/renderer";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { Footer } from "../strategy/Footer.tsx";
import { longDate } from "../text/evidence.ts";
import { Label, Type } from "../text/Type.tsx";
import { type Theme, ThemeContext, useTheme } from "../theme.ts";
import { arrangementOf, SLIDE } from "./arrangement.ts";
import { PictureView } from "./PictureView.tsx";
import type { Fit } from "./fit.tsx";
import type { Slide } from "./slides.ts";
import { Words } from "./Words.tsx";

interface DeckProps {
  foundation: Foundation;
  theme: Theme;
  slides: Slide[];
  fits: Map<string, Fit>;
  language: string;
}

function CoverSlide({ foundation, slide }: { foundation: Foundation; slide: Slide }) {
  const { style, colours } = useTheme();
  const filled = style.cover === "block" || style.cover === "split";
  const ground = filled ? colours.primary : colours.paper;
  const words = filled ? colours.onPrimary : colours.ink;
  const centred = style.cover === "frame";
  const size = foundation.company.length > 34 ? 34 : foundation.company.length > 18 ? 46 : 62;
  return (
    <View
      style={{
        position: "absolute",
        left: 0,
        top: 0,
        width: SLIDE.width,
        height: SLIDE.height,
        backgroundColor: ground,
      }}
    >
      <View
        style={{
          position: "absolute",
          left: 64,
          top: 60,
          width: 832,
          alignItems: centred ? "center" : "flex-start",
        }}
      >
        <View
          style={{
            width: 70,
            height: 4,
            backgroundColor: filled ? colours.onPrimary : colours.accent,
            marginBottom: 26,
          }}
        />
        <Type
          face="head"
          size={size}
          leading={1.06}
          bold={style.headWeight === 600}
          italic={style.headItalic}
          colour={words}
          align={centred ? "center" : "left"}
        >
          {foundation.company}
        </Type>
        <View style={{ width: 620, marginTop: 20 }}>
          <Type face="text" size={22} leading={1.32} colour={words} align={centred ? "center" : "left"}>
            {slide.headline}
          </Type>
        </View>
      </View>
      <View
        style={{
          position: "absolute",
          left: 64,
          bottom: 62,
          width: 832,
          gap: 6,
          alignItems: centred ? "center" : "flex-start",
        }}
      >
        {slide.body.map((line, index) => (
          <Type
            key={index}
            face="label"
            size={12.5}
            leading={1.35}
            colour={words}
            align={centred ? "center" : "left"}
          >
            {line}
          </Type>
        ))}
      </View>
    </View>
  );
}

function Ground({ slide }: { slide: Slide }) {
  const { style, colours } = useTheme();
  switch (style.opening) {
    case "band":
      return (
        <View
          style={{
            position: "absolute",
            left: 0,
            top: 0,
            width: 372,
            height: SLIDE.height,
            backgroundColor: colours.primary,
          }}
        />
      );
    case "hanging":
      return (
        <>
          <View
            style={{
              position: "absolute",
              left: 0,
              top: 0,
              width: 150,
              height: SLIDE.height,
              backgroundColor: colours.tint,
            }}
          />
          <View style={{ position: "absolute", left: 36, top: 52, width: 104 }}>
            <Label size={10} colour={colours.primaryText}>{slide.kicker}</Label>
          </View>
        </>
      );
    case "rule":
    case "centred":
      return null;
  }
}

function SlideView({ slide, fit }: { slide: Slide; fit: Fit }) {
  const { style } = useTheme();
  const { picture: place, words, stacked } = arrangementOf(style);
  return (
    <>
      <Ground slide={slide} />
      <View style={{ position: "absolute", left: words.left, top: words.top }}>
        <Words slide={slide} />
      </View>
      {slide.picture && (
        <View
          style={{
            position: "absolute",
            left: place.left,
            top: fit.top,
            width: place.width,
            height: place.top + place.height - fit.top,
            justifyContent: stacked ? "flex-start" : "center",
          }}
        >
          <PictureView picture={slide.picture} width={place.width} scale={fit.scale} />
        </View>
      )}
    </>
  );
}

/** The pitch deck, one page a slide. */
export function Deck({ foundation, theme, slides, fits, language }: DeckProps) {
  const date = new Date(foundation.asOf);
  const line = `${foundation.company} · Pitch deck · version ${foundation.version} · ${
    longDate(foundation.asOf)
  }`;
  const left = theme.style.opening === "band" ? 420 : theme.style.opening === "hanging" ? 190 : 56;
  return (
    <ThemeContext value={theme}>
      <Document
        title={`${foundation.company}: pitch deck`}
        author={foundation.founder || foundation.company}
        subject={`Pitch deck, version ${foundation.version}`}
        creator="Holdfast"
        producer="Holdfast"
        language={language}
        creationDate={date}
        modificationDate={date}
      >
        {slides.map((slide, index) => (
          <Page
            key={slide.id}
            size={[SLIDE.width, SLIDE.height]}
            bookmark={slide.kicker}
            style={{ backgroundColor: theme.colours.paper }}
          >
            {slide.id === "cover" ? <CoverSlide foundation={foundation} slide={slide} /> : (
              <SlideView
                slide={slide}
                fit={fits.get(slide.id) ?? { scale: 1, top: arrangementOf(theme.style).picture.top }}
              />
            )}
            {slide.id !== "cover" && (
              <Footer
                line={line}
                page={index + 1}
                pages={slides.length}
                inset={{ left, right: 48, bottom: 20 }}
              />
            )}
          </Page>
        ))}
      </Document>
    </ThemeContext>
  );
}
