import { Text } from "@react-pdf/renderer";
import type { Claim, Mark } from "../../agents/domain/claims.ts";
import { useTheme } from "../theme.ts";
import { kindsOf, SHAPES } from "../text/evidence.ts";
import { Run } from "../text/Type.tsx";

// No line may break between a sentence and its evidence.
const THIN = "\u00A0";

/** The shapes of a sentence's marks, and the number under which the margin explains them. */
export function Marks({ marks, number, size = 5.6 }: { marks: Mark[]; number?: number; size?: number }) {
  const { fonts, colours } = useTheme();
  const kinds = kindsOf(marks);
  if (kinds.length === 0) return null;
  return (
    <>
      <Text style={{ fontSize: Math.max(4, size * 0.9) }}>{THIN}</Text>
      {kinds.map((kind) => (
        <Text
          key={kind}
          style={{
            fontFamily: fonts.label,
            fontSize: size,
            color: colours.ledger[kind],
            verticalAlign: number === undefined ? undefined : "super",
          }}
        >
          {SHAPES[kind]}
        </Text>
      ))}
      {number !== undefined && (
        <Text
          style={{ fontFamily: fonts.label, fontSize: size, color: colours.muted, verticalAlign: "super" }}
        >
          {`${number}`}
        </Text>
      )}
    </>
  );
}

/** A sentence followed by its evidence; to stand inside of `Type`. */
export function ClaimRun({ claim, number }: { claim: Claim; number?: number }) {
  return (
    <>
      <Run text={claim.text} />
      <Marks marks={claim.marks} number={number} />
    </>
  );
}
