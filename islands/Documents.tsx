import { useEffect, useState } from "react";
import type { BrandColoursAnswer, DocumentAnswer, TemplateAnswer } from "../routes/api/contract.ts";
import { call } from "./api.ts";
import { ColourCard } from "./documents/ColourCard.tsx";
import { type Colours, documentColours } from "./documents/colours.ts";
import { DocumentList } from "./documents/DocumentList.tsx";
import { DocumentPreview, type ShownType } from "./documents/DocumentPreview.tsx";
import { GenerateOption } from "./documents/GenerateOption.tsx";
import { TemplatePicker } from "./documents/TemplatePicker.tsx";
import { useGeneration } from "./documents/use_generation.ts";
import { showSuccess } from "./toasts.ts";
import { fill, useWords } from "./words.ts";

interface Props {
  company: string;
  /** The foundation that documents are made of; null while none is complete. */
  journeyId: string | null;
  /** What was made of it. */
  documents: DocumentAnswer[];
  templates: TemplateAnswer[];
  brandColours: BrandColoursAnswer;
}

const DEFAULT_TEMPLATE = "professional";

/** The Strategic Documents page: the page as it will look, the choices beside it, and what was made. */
export default function Documents(
  { company, journeyId, documents: first, templates, brandColours }: Props,
) {
  const { make, list } = useWords("documents");
  const [documents, setDocuments] = useState(first);
  const [template, setTemplate] = useState(DEFAULT_TEMPLATE);
  const [custom, setCustom] = useState<Partial<Colours>>({});
  const [shown, setShown] = useState<ShownType>("brand_strategy");
  const settled = useSettled(custom);
  const picture = journeyId === null
    ? null
    : pictureOf({ journeyId, document_type: shown, template, colours: settled });
  const strategy = useGeneration("brand_strategy", add);
  const deck = useGeneration("pitch_deck", add);

  /** A generation under way may be of a foundation whose page was left. */
  function add(document: DocumentAnswer) {
    if (journeyId !== null && document.session_id !== undefined && document.session_id !== journeyId) return;
    setDocuments((before) => [
      document,
      ...before.filter(({ document_id: id }) => id !== document.document_id),
    ]);
  }

  async function remove({ document_id: id, file_name }: DocumentAnswer) {
    if (!confirm(fill(list.confirmDelete, { file: file_name }))) return;
    try {
      await call(`/pdf/documents/${id}`, { method: "DELETE" });
    } catch {
      return;
    }
    setDocuments((before) => before.filter(({ document_id }) => document_id !== id));
    showSuccess(list.deleted);
  }

  const order = {
    template_style: template,
    ...(journeyId === null ? {} : { session_id: journeyId }),
    custom_colors: Object.keys(custom).length === 0 ? null : custom,
  };
  const isEmpty = documents.length === 0 && !strategy.generation && !deck.generation;

  const newest = (type: ShownType) => documents.find(({ document_type }) => document_type === type) ?? null;
  const main: ShownType = newest("brand_strategy") && !newest("pitch_deck") ? "pitch_deck" : "brand_strategy";
  const isLocked = journeyId === null;

  return (
    <>
      <div className="documents-make">
        <DocumentPreview
          company={company}
          template={template}
          colours={documentColours(brandColours.brand_colors, custom)}
          shown={shown}
          onShow={setShown}
          picture={picture}
        />
        <div className="documents-choices">
          <section className="card" aria-labelledby="generate-documents">
            <h2 id="generate-documents">{make.title}</h2>
            {isLocked && (
              <p>
                {make.locked} <a href="/journey">{make.goOn}</a>
              </p>
            )}
            <GenerateOption
              name={make.strategy}
              about={make.strategyAbout}
              generation={strategy.generation}
              made={newest("brand_strategy")}
              isMain={main === "brand_strategy"}
              isLocked={isLocked}
              isRunning={strategy.isRunning}
              onGenerate={() => void strategy.start(order)}
              onRetry={() => void strategy.retry()}
              onCancel={() => void strategy.cancel()}
            />
            <GenerateOption
              name={make.deck}
              about={make.deckAbout}
              generation={deck.generation}
              made={newest("pitch_deck")}
              isMain={main === "pitch_deck"}
              isLocked={isLocked}
              isRunning={deck.isRunning}
              onGenerate={() => void deck.start(order)}
              onRetry={() => void deck.retry()}
              onCancel={() => void deck.cancel()}
            />
          </section>
          <TemplatePicker templates={templates} selected={template} onSelect={setTemplate} />
          <ColourCard brand={brandColours} custom={custom} onChange={setCustom} />
        </div>
      </div>
      <section aria-labelledby="your-documents">
        <h2 id="your-documents">{list.title}</h2>
        {documents.length === 0 && !isEmpty && <p className="hint">{list.soon}</p>}
        {isEmpty
          ? (
            <div className="empty">
              <p>{list.empty}</p>
              <p className="hint">{list.emptyHint}</p>
              <p>
                <button
                  type="button"
                  className="button"
                  disabled={isLocked}
                  onClick={() => void strategy.start(order)}
                >
                  {list.generateStrategy}
                </button>
                <button
                  type="button"
                  className="button"
                  disabled={isLocked}
                  onClick={() => void deck.start(order)}
                >
                  {list.generateDeck}
                </button>
              </p>
            </div>
          )
          : <DocumentList documents={documents} onDelete={(document) => void remove(document)} />}
      </section>
    </>
  );
}

interface Look {
  journeyId: string;
  document_type: ShownType;
  template: string;
  colours: Partial<Colours>;
}

function pictureOf({ journeyId, document_type, template, colours }: Look): string {
  const query = new URLSearchParams({
    session_id: journeyId,
    document_type,
    template_style: template,
    ...colours,
  });
  return `/api/pdf/preview?${query}`;
}

/** How long a colour that is being picked stands still before it is drawn. */
const SETTLED_MS = 300;

/** A value once it has not changed for a moment; the first one at once. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
