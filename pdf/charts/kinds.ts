import type { Figure } from "../../agents/domain/figures.ts";

export type FigureOf<Kind extends Figure["kind"]> = Extract<Figure, { kind: Kind }>;

export interface ChartProps<Kind extends Figure["kind"]> {
  figure: FigureOf<Kind>;
  /** Points. Charts take all of it and choose their own height. */
  width: number;
  /** 1 on a page of the strategy, more on a slide: scales type and strokes. */
  scale?: number;
  /** Points that a plot may be tall; else in proportion to its scale. */
  tall?: number;
}

/** Moves values apart so that neighbours stand at least `gap` from each other, within `low` and `high`. */
export function spread(values: number[], gap: number, [low, high]: [number, number]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value);
  let floor = low;
  for (const entry of order) {
    entry.value = Math.max(entry.value, floor);
    floor = entry.value + gap;
  }
  let ceiling = high;
  for (const entry of order.toReversed()) {
    entry.value = Math.min(entry.value, ceiling);
    ceiling = entry.value - gap;
  }
  const placed = [...values];
  for (const entry of order) placed[entry.index] = entry.value;
  return placed;
}

interface LabelBox {
  left: number;
  top: number;
  width: number;
}

/** New tops for labels so that none covers another: each as near to its own place as is still free. */
export function placeLabels(labels: LabelBox[], height: number, [low, high]: [number, number]): number[] {
  const placed: LabelBox[] = [];
  return labels.map((label) => {
    const steps = Array.from(
      { length: 48 },
      (_, index) => (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * height / 2,
    );
    const top = steps.map((step) =>
      label.top + step
    ).find((candidate) =>
      candidate >= low && candidate + height <= high && placed.every((other) =>
        Math.abs(other.top - candidate) >= height || other.left >= label.left + label.width ||
        label.left >= other.left + other.width
      )
    ) ?? label.top;
    placed.push({ ...label, top });
    return top;
  });
}
