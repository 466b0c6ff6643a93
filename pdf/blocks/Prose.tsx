import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Claim } from "../../agents/domain/claims.ts";
import { geometryOf } from "../layout/geometry.ts";
import { Label, RAGGED_OVERRUN, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import { ClaimRun } from "./ClaimText.tsx";
import { Notes } from "./Notes.tsx";
import { type Note, notesFor } from "./notes.ts";

interface BesideProps {
  notes: Note[];
  children: ReactNode;
}

/** Content in the text column with its evidence where the template keeps it. */
export function Beside({ notes, children }: BesideProps) {
  const { style } = useTheme();
  const { column, notes: margin, content } = geometryOf(style);
  if (!margin) {
    return (
      <View style={{ marginLeft: column.x, width: column.width, gap: 4 }}>
        {children}
        {notes.length > 0 && <Notes notes={notes} />}
      </View>
    );
  }
  const text = <View style={{ width: column.width }}>{children}</View>;
  const side = (
    <View style={{ width: margin.width, paddingTop: 1.5 }}>
      <Notes notes={notes} />
    </View>
  );
  return (
    <View style={{ flexDirection: "row", width: content.width, justifyContent: "space-between" }}>
      {margin.x === 0 ? side : text}
      {margin.x === 0 ? text : side}
    </View>
  );
}

interface ProseProps {
  title?: string;
  claims: Claim[];
  /** The number of the first sentence. */
  first: number;
}

function roomFor(claims: Claim[], width: number, size: number): number {
  const characters = claims.reduce((sum, claim) => sum + claim.text.length + 4, 0);
  return Math.max(2, Math.ceil(characters / (width / (size * 0.47))) * 1.5);
}

/** Which of the claims' notes the template has room for. */
function useNotes(claims: Claim[], first: number): Note[] {
  const { style, say } = useTheme();
  const { column, notes: margin } = geometryOf(style);
  const lines = roomFor(claims, column.width, style.bodySize);
  const measure = (margin?.width ?? column.width) / 3.4;
  return notesFor(claims, { first, lines: margin ? lines : Math.min(3, lines / 3), measure }, say);
}

function Title({ children }: { children: string }) {
  const { colours } = useTheme();
  return (
    <View style={{ marginBottom: 3 }}>
      <Label colour={colours.primaryText}>{children}</Label>
    </View>
  );
}

/** Running text is small enough for half of what large lines may run over. */
function inRaggedLines(size: number): { paddingRight: number } {
  return { paddingRight: (size * RAGGED_OVERRUN) / 2 };
}

interface PointProps {
  claim: Claim;
  number: number;
  /** Its notes stand beside it, and not under the whole list. */
  beside: boolean;
}

/** A sentence of a list, with its notes right beside it. */
function Point({ claim, number, beside }: PointProps) {
  const { style, colours } = useTheme();
  const notes = useNotes([claim], number);
  return (
    <Beside notes={beside ? notes : []}>
      <View style={{ flexDirection: "row", marginBottom: 2 }}>
        <View style={{ width: 9, paddingTop: style.bodySize * (0.64 - style.rise) }}>
          <View style={{ width: 4, height: 0.8, backgroundColor: colours.accent }} />
        </View>
        <View style={{ flex: 1 }}>
          <Type size={style.bodySize} leading={style.leading} style={inRaggedLines(style.bodySize)}>
            <ClaimRun claim={claim} number={notes.length > 0 ? number : undefined} />
          </Type>
        </View>
      </View>
    </Beside>
  );
}

/** Sentences one under the other: each with its notes beside it, or all notes under the last. */
export function Points({ title, claims, first }: ProseProps) {
  const { style } = useTheme();
  const beside = geometryOf(style).notes !== null;
  const below = useNotes(claims, first);
  return (
    <View>
      {title && (
        <Beside notes={[]}>
          <Title>{title}</Title>
        </Beside>
      )}
      {claims.map((claim, index) => (
        <Point
          key={index}
          claim={claim}
          number={first + index}
          beside={beside}
        />
      ))}
      {!beside && below.length > 0 && <Beside notes={below}>{null}</Beside>}
    </View>
  );
}

/** Sentences as a paragraph, with their evidence. */
export function Prose({ title, claims, first }: ProseProps) {
  const { style } = useTheme();
  const notes = useNotes(claims, first);
  const shown = new Set(notes.flatMap((note) => note.numbers));
  const runs = claims.map((claim, index) => {
    const number = shown.has(first + index) ? first + index : undefined;
    return <ClaimRun key={index} claim={claim} number={number} />;
  });
  return (
    <Beside notes={notes}>
      {title && <Title>{title}</Title>}
      <Type size={style.bodySize} leading={style.leading} style={inRaggedLines(style.bodySize)}>
        {runs.flatMap((run, index) => index === 0 ? [run] : [" ", run])}
      </Type>
    </Beside>
  );
}
