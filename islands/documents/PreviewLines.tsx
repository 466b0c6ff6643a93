import type { Colours } from "./colours.ts";

interface TextProps {
  x: number;
  y: number;
  width: number;
  rows: number;
  fill: string;
}

/** Lines that stand for a paragraph. */
export function TextLines({ x, y, width, rows, fill }: TextProps) {
  return Array.from({ length: rows }, (_, row) => (
    <rect
      key={row}
      x={x}
      y={y + row * 16}
      width={width * (row % 4 === 3 ? 0.6 : 0.9 + (row % 3) * 0.05)}
      height="4"
      fill={fill}
      opacity="0.6"
    />
  ));
}

/** Evidence in the margin: a mark and two short lines, three times. */
export function NoteLines({ x, y, colours }: { x: number; y: number; colours: Colours }) {
  return [0, 1, 2].map((note) => (
    <g key={note}>
      <circle
        cx={x + 3}
        cy={y + note * 56 + 3}
        r="3"
        fill={note === 1 ? colours.secondary : colours.accent}
      />
      <rect x={x + 12} y={y + note * 56} width="64" height="3" fill={colours.text} opacity="0.5" />
      <rect x={x + 12} y={y + note * 56 + 10} width="44" height="3" fill={colours.text} opacity="0.5" />
    </g>
  ));
}
