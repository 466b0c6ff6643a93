import { Text } from "@react-pdf/renderer";
import type { ComponentProps, ReactNode } from "react";
import { withQuotationMarks } from "../../agents/text/quotation_marks.ts";
import { useTheme } from "../theme.ts";
import { BARE_BREAK, breakLongWords, needsSegments, segmentsOf, SOFT_HYPHEN } from "./breaks.ts";

type Style = Exclude<ComponentProps<typeof Text>["style"], undefined | readonly unknown[]>;

interface TypeProps {
  /** Which of the template's fonts. */
  face?: "head" | "text" | "label";
  /** Points. */
  size: number;
  /** Line height as a multiple of the size. */
  leading?: number;
  colour?: string;
  bold?: boolean;
  italic?: boolean;
  align?: "left" | "center" | "right";
  /** Words of more characters than this are broken. */
  longest?: number;
  style?: Style;
  children: ReactNode;
}

// Words of more characters may be broken, where nothing narrower is asked for: the narrowest columns hold as many.
const LONGEST = 20;
// The renderer's own value for "never here": without it a hyphen could appear between two runs.
const NEVER = 10_000;
// A blank too small to see: the only place inside of a word where the renderer breaks without a hyphen.
const BREAK = " ";

function withBreaks(broken: string, longest: number): ReactNode {
  const least = Math.min(5, Math.ceil(longest / 5));
  // An Eastern character is as wide as two of the Latin script.
  const most = Math.max(2, Math.min(10, Math.floor(longest / 2)));
  const segments = broken.split(BARE_BREAK)
    .flatMap((piece) => needsSegments(piece) ? segmentsOf(piece, least, most) : [piece]);
  if (segments.length === 1) return segments[0];
  return segments.flatMap((segment, index) => [
    index > 0 ? <Text key={index} style={{ fontSize: 0.05 }}>{BREAK}</Text> : null,
    segment,
  ]);
}

/**
 * How much of its size a large line set ragged may run over its width: the line breaker counts on blanks that shrink by
 * a third, and those of ragged lines do not.
 */
export const RAGGED_OVERRUN = 0.5;

/** Text in one of the template's faces: the only way in which documents set type. */
export function Type(props: TypeProps) {
  const { fonts, colours, locale } = useTheme();
  const { size, longest = LONGEST, children } = props;
  const broken = typeof children === "string" ? settled(children, longest, locale) : null;
  const penalty = broken?.includes(SOFT_HYPHEN) ? {} : { hyphenationPenalty: NEVER };
  return (
    <Text
      {...penalty}
      style={{
        fontFamily: fonts[props.face ?? "text"],
        fontSize: size,
        lineHeight: props.leading ?? 1.3,
        color: props.colour ?? colours.ink,
        fontWeight: props.bold ? 600 : 400,
        fontStyle: props.italic ? "italic" : "normal",
        textAlign: props.align ?? "left",
        ...props.style,
      }}
    >
      {broken === null ? children : withBreaks(broken, longest)}
    </Text>
  );
}

/** A text as the language sets it: its quotation marks, and where long words may break. */
function settled(text: string, longest: number, locale: string): string {
  return breakLongWords(withQuotationMarks(text, locale), longest, locale);
}

/** Running text inside of `Type`, with the same line breaking. */
export function Run({ text }: { text: string }) {
  const { locale } = useTheme();
  return <>{withBreaks(settled(text, LONGEST, locale), LONGEST)}</>;
}

/** A short label over something, letter-spaced. */
export function Label(
  { children, colour, size = 6.6 }: { children: string; colour?: string; size?: number },
) {
  const { colours } = useTheme();
  return (
    <Type face="label" size={size} bold colour={colour ?? colours.muted} style={{ letterSpacing: 0.5 }}>
      {children}
    </Type>
  );
}
