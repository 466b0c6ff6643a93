import { useEffect, useRef, useState } from "react";
import type { AnchorAnswer, WritingStatusAnswer } from "../routes/api/contract.ts";
import { anchorNamed, begunPercent, countComplete, languageBeside, statusOf } from "./anchors/anchor_view.ts";
import { AnchorPanel } from "./anchors/AnchorPanel.tsx";
import { Quoted, Written } from "./anchors/Quoted.tsx";
import { call, tellFailure } from "./api.ts";
import { generateDocument } from "./documents/generation.ts";
import { ANCHOR_NAMES, type AnchorName } from "./labels.ts";
import { showSuccess } from "./toasts.ts";
import { useWriting } from "./writing/use_writing.ts";
import { WritingLine } from "./writing/WritingLine.tsx";
import { fill, pageWords, useWords } from "./words.ts";

interface Props {
  anchors: AnchorAnswer[];
  /** The journey they grew from; null without one. */
  journeyId: string | null;
  /** How a model gets on with what it writes of them; null without a journey. */
  writing: WritingStatusAnswer | null;
  /** The anchor that stands open at first. */
  selected: AnchorName | null;
  /** True where its sections stand open too. */
  isUnfolded: boolean;
  /** How many answers are assumed, in words; "" for none. */
  assumed: string;
}

const REQUIRED = ANCHOR_NAMES.length;

/** The Strategic Foundation page. */
export default function Anchors(props: Props) {
  const { journeyId } = props;
  const says = useWords("anchors");
  const foundation = useWords("foundation");
  const { locale } = useWords("common");
  const [selected, setSelected] = useState(props.selected);
  const [anchors, setAnchors] = useState(props.anchors);
  const panel = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  const { writing, revision, hasWritten, writeAgain } = useWriting(journeyId, {
    first: props.writing,
    version: 0,
  });
  const shown = props.writing?.revision ?? 0;

  useEffect(() => {
    if (journeyId === null || revision === shown) return;
    let isCurrent = true;
    void readAnchors(journeyId).then((found) => {
      if (isCurrent && found !== null) setAnchors(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [journeyId, revision, shown]);

  useEffect(() => {
    const follow = () => setSelected(anchorInAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useEffect(() => {
    // On a phone the cards fill the screen: what was opened below them would not be seen.
    if (hasChosen.current && selected !== null && innerWidth < NARROW_PX) panel.current?.scrollIntoView();
  }, [selected]);

  function choose(name: AnchorName) {
    hasChosen.current = true;
    const next = selected === name ? null : name;
    setSelected(next);
    history.pushState(null, "", addressWith(next));
  }

  const complete = countComplete(anchors);
  const percent = Math.round((complete / REQUIRED) * 100);
  return (
    <>
      <div className="foundation-progress">
        <p>
          <strong>{fill(says.progress.complete, { complete })}</strong>{" "}
          <span>{fill(says.progress.percent, { percent })}</span>
        </p>
        <progress max={REQUIRED} value={complete} aria-label={says.progress.label} />
        <p className="hint">{fill(says.progress.withDeck, { percent: begunPercent(anchors) })}</p>
        {props.assumed !== "" && (
          <p className="hint">{fill(says.progress.assumed, { assumed: props.assumed })}</p>
        )}
        <WritingLine writing={writing} hasWritten={hasWritten} isReadOut onWriteAgain={writeAgain} />
      </div>
      <div className="anchor-cards">
        {ANCHOR_NAMES.map((name) => {
          const status = statusOf(anchorNamed(anchors, name));
          return (
            <button
              key={name}
              type="button"
              className={`anchor-card anchor-${status}`}
              aria-expanded={selected === name}
              onClick={() => choose(name)}
            >
              <span className="anchor-status">{foundation.status[status]}</span>
              <span className="anchor-name">{foundation.anchors[name].label}</span>
              <span className="anchor-agent">{foundation.anchors[name].agent}</span>
            </button>
          );
        })}
      </div>
      <Written value={languageBeside(anchors, locale)}>
        {selected
          ? (
            <div ref={panel} className="anchor-place">
              <AnchorPanel
                key={selected}
                name={selected}
                anchor={anchorNamed(anchors, selected)}
                journeyId={journeyId}
                isUnfolded={props.isUnfolded}
              />
            </div>
          )
          : <Sentences anchors={anchors} />}
      </Written>
      {complete === REQUIRED ? <Finished /> : (
        <div className="prompt">
          <p>{journeyId === null ? says.none : fill(says.left, { count: REQUIRED - complete })}</p>
          <a className="button button-main" href="/journey">
            {journeyId === null ? says.begin : says.goOn}
          </a>
        </div>
      )}
    </>
  );
}

const NARROW_PX = 900;

function anchorInAddress(): AnchorName | null {
  const asked = new URLSearchParams(location.search).get("anchor");
  return ANCHOR_NAMES.find((name) => name === asked) ?? null;
}

/** The page's address with another anchor open, or none. */
function addressWith(name: AnchorName | null): string {
  const address = new URL(location.href);
  if (name === null) address.searchParams.delete("anchor");
  else address.searchParams.set("anchor", name);
  return `${address.pathname}${address.search}`;
}

/** The anchors as they are now, or null where they cannot be read: those on the screen stay. */
async function readAnchors(journeyId: string): Promise<AnchorAnswer[] | null> {
  try {
    const query = new URLSearchParams({ session_id: journeyId });
    return await call<AnchorAnswer[]>(`/anchors?${query}`, { quiet: "refusals" });
  } catch (error) {
    tellFailure(error, pageWords("anchors").notLoaded);
    return null;
  }
}

/** The one sentence of each anchor that has one: what the foundation says before any of it is opened. */
function Sentences({ anchors }: Pick<Props, "anchors">) {
  const foundation = useWords("foundation");
  const written = ANCHOR_NAMES.flatMap((name) => {
    const sentence = anchorNamed(anchors, name)?.metadata.sentence;
    return sentence ? [{ name, sentence }] : [];
  });
  if (written.length === 0) return null;
  return (
    <dl className="anchor-sentences">
      {written.map(({ name, sentence }) => (
        <div key={name}>
          <dt>{foundation.anchors[name].label}</dt>
          <dd>
            <Quoted text={sentence} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Finished() {
  const { finished } = useWords("anchors");
  const [isBusy, setBusy] = useState(false);

  async function generate() {
    setBusy(true);
    try {
      await generateDocument({
        document_type: "brand_strategy_pdf",
        template_style: "professional",
        custom_colors: null,
      });
      showSuccess(finished.started);
    } catch (error) {
      tellFailure(error, finished.failed);
    }
    setBusy(false);
  }

  return (
    <div className="prompt">
      <h2>{finished.title}</h2>
      <p>
        <button
          type="button"
          className="button button-main"
          disabled={isBusy}
          onClick={() => void generate()}
        >
          {finished.generate}
        </button>
        <a className="button" href="/consultant">{finished.consult}</a>
      </p>
    </div>
  );
}
