import { MarkShape } from "../../../islands/ui/MarkShape.tsx";

type Kind = "said" | "source" | "inference" | "assumption";

interface Passage {
  text: string;
  notes: { kind: Kind; text: string }[];
}

/** From the foundation of Tidewatch, a made-up company whose case every release is tried with. */
const PASSAGES: Passage[] = [
  {
    text:
      "Buyers have no category. They name the product by what went away: “the thing that replaced the notebook”.",
    notes: [{ kind: "said", text: "You said: “the thing that replaced the notebook”" }],
  },
  {
    text: "The one obstacle: “nobody's job gets better on the day they vote yes.”",
    notes: [{ kind: "said", text: "You said: “nobody's job gets better on the day they vote yes.”" }],
  },
  {
    text: "A lower price or a longer feature list does nothing for that day.",
    notes: [{ kind: "inference", text: "Inferred from the obstacle and from the rivals you named" }],
  },
  {
    text:
      "The rival that fills berths works with no visit: “no visit needed”. You come for one day in February.",
    notes: [{ kind: "source", text: "Jettybase, read Nov 20, 2026: “no visit needed”" }],
  },
  {
    text: "The last letter reached 400 harbours of the right size.",
    notes: [{ kind: "assumption", text: "Assumed. Cheapest test: look up 40 of the addresses, one evening" }],
  },
];

/** A page of a foundation as the product shows it, evidence in the margin. */
export function Excerpt() {
  return (
    <figure className="excerpt">
      <p className="label">Truth Anchor · Market analysis</p>
      <p className="excerpt-headline">
        Eight in ten lost deals go to the notebook, so the notebook is the rival.
      </p>
      {PASSAGES.map(({ text, notes }) => (
        <div key={text} className="passage">
          <p>{text}</p>
          <div className="notes is-open">
            {notes.map((note) => (
              <p key={note.text}>
                <MarkShape kind={note.kind} />
                <span>{note.text}</span>
              </p>
            ))}
          </div>
        </div>
      ))}
      <figcaption>
        From the foundation of Tidewatch, berth plans for small marinas: a made-up company that we play
        through every release.
      </figcaption>
    </figure>
  );
}
