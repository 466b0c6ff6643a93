import { Document, Page, View } from "@react-pdf/renderer";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { Type } from "../text/Type.tsx";
import { type Theme, ThemeContext, useTheme } from "../theme.ts";
import { arrangementOf, SLIDE } from "./arrangement.ts";
import { CoverSlide } from "./CoverSlide.tsx";
import { PictureView } from "./PictureView.tsx";
import type { Fit } from "./fit.tsx";
import { plausibleName } from "./signature.ts";
import type { Slide } from "./slides.ts";
import { Words } from "./Words.tsx";

interface DeckProps {
  foundation: Foundation;
  theme: Theme;
  slides: Slide[];
  fits: Map<string, Fit>;
  language: string;
}

/** The hanging template's own column: what the slide is about, and its number. */
function HangingColumn({ slide, page }: { slide: Slide; page: number }) {
  const { colours } = useTheme();
  return (
    <>
      <View
        style={{
          position: "absolute",
          left: 0,
          top: 0,
          width: 152,
          height: SLIDE.height,
          backgroundColor: colours.tint,
        }}
      />
      <View style={{ position: "absolute", left: 32, top: 44, width: 104 }}>
        <Type face="head" size={40} bold leading={1.1} colour={colours.primaryText}>{`${page}`}</Type>
        <Type face="label" size={16} bold leading={1.25} longest={10} style={{ marginTop: 8 }}>
          {slide.kicker}
        </Type>
      </View>
    </>
  );
}

function SlideView({ slide, fit, page }: { slide: Slide; fit: Fit; page: number }) {
  const { style } = useTheme();
  const { words, left, width, bottom } = arrangementOf(style);
  return (
    <>
      {style.opening === "hanging" && <HangingColumn slide={slide} page={page} />}
      <View style={{ position: "absolute", left: words.left, top: words.top }}>
        <Words slide={slide} />
      </View>
      {slide.picture && (
        <View
          style={{
            position: "absolute",
            left,
            top: fit.top,
            width,
            height: bottom - fit.top,
            justifyContent: "center",
          }}
        >
          <PictureView picture={slide.picture} width={width} size={fit} />
        </View>
      )}
    </>
  );
}

/** Whose deck it is, and where in it. */
function Foot({ company, page }: { company: string; page: string }) {
  const { colours, style } = useTheme();
  const { left, width } = arrangementOf(style);
  return (
    <View
      style={{
        position: "absolute",
        left,
        width,
        bottom: 14,
        flexDirection: "row",
        justifyContent: "space-between",
      }}
    >
      <Type face="label" size={14} colour={colours.muted}>{company}</Type>
      <Type face="label" size={14} colour={colours.muted}>{page}</Type>
    </View>
  );
}

/** The pitch deck, one page a slide. */
export function Deck({ foundation, theme, slides, fits, language }: DeckProps) {
  const date = new Date(foundation.asOf);
  const { words } = arrangementOf(theme.style);
  return (
    <ThemeContext value={theme}>
      <Document
        title={`${foundation.company}: ${theme.say("pitch deck")}`}
        author={plausibleName(foundation.founder, foundation.company) || foundation.company}
        subject={`${theme.say("Pitch deck")} · v${foundation.version}`}
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
              <>
                <SlideView
                  slide={slide}
                  page={index + 1}
                  fit={fits.get(slide.id) ?? { scale: 1, tall: 0, top: words.top }}
                />
                <Foot company={foundation.company} page={`${index + 1}/${slides.length}`} />
              </>
            )}
          </Page>
        ))}
      </Document>
    </ThemeContext>
  );
}
