import { Link, Text, View } from "@react-pdf/renderer";
import { SHAPES } from "../text/evidence.ts";
import { Run, Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";
import type { Note } from "./notes.ts";

const SIZE = 7;
const SAFE_LINK = /^(https?:|mailto:)/i;

function NoteLine({ note }: { note: Note }) {
  const { fonts, colours } = useTheme();
  const colour = colours.ledger[note.mark.kind];
  const line = (
    <Type face="label" size={SIZE} leading={1.28} colour={colours.muted}>
      <Text style={{ color: colour, fontSize: 5.6, fontFamily: fonts.label }}>{SHAPES[note.mark.kind]}</Text>
      <Text style={{ color: colour, fontWeight: 600 }}>{`${note.numbers.join(", ")} `}</Text>
      <Run text={note.text} />
    </Type>
  );
  if (note.mark.kind !== "source" || !SAFE_LINK.test(note.mark.url)) return line;
  return <Link src={note.mark.url} style={{ textDecoration: "none" }}>{line}</Link>;
}

/** Evidence in the margin, or under its paragraph. */
export function Notes({ notes }: { notes: Note[] }) {
  return (
    <View style={{ gap: 2.5 }}>
      {notes.map((note, index) => <NoteLine key={index} note={note} />)}
    </View>
  );
}
