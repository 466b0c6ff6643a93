import type { JourneyMetadata } from "../../routes/api/contract.ts";
import { phaseLabel } from "../labels.ts";

/** What a field is called on screens, and the phase that asks for it. */
export interface FieldLabel {
  id: string;
  label: string;
  phase: string;
}

interface Props {
  fields: FieldLabel[];
  heard: JourneyMetadata["heard"];
}

/** The foundation as it grows: what was heard, phase by phase, in the founder's own words. */
export function HeardPanel({ fields, heard }: Props) {
  const phases = [...new Set(fields.map(({ phase }) => phase))];
  const words = new Map(heard.map((entry) => [entry.field, entry]));
  const filled = phases.filter((phase) => fields.some((field) => field.phase === phase && words.has(field.id)));
  if (filled.length === 0) {
    return <p className="empty">Your words will stand here as they are understood, anchor by anchor.</p>;
  }
  return filled.map((phase) => (
    <section key={phase} className="heard-phase">
      <h3>{phaseLabel(phase)}</h3>
      <dl>
        {fields.filter((field) => field.phase === phase && words.has(field.id)).map((field) => (
          <div key={field.id}>
            <dt>{field.label}</dt>
            <dd>{words.get(field.id)?.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
