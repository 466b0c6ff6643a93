const ORDER = [
  "conversation_initiation",
  "truth_anchor_analysis",
  "expression_anchor_analysis",
  "attention_anchor_analysis",
  "evolution_anchor_analysis",
  "pitch_deck_creation",
  "complete",
];

/** A stipe that has grown as far as the phase: one leaf a phase. */
export function PhaseMark({ phase }: { phase: string }) {
  const grown = ORDER.indexOf(phase);
  return (
    <svg className="phase-mark" viewBox="0 0 42 12" width="42" height="12" aria-hidden="true">
      <path d="M1 11h40" stroke="currentColor" strokeWidth="1" />
      {ORDER.slice(1).map((name, index) => (
        <path
          key={name}
          d={`M${4 + index * 7} 11v-9`}
          stroke="currentColor"
          strokeWidth={index < grown ? 3 : 1}
        />
      ))}
    </svg>
  );
}
