/** A rectangle in points from the page's lower left corner. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A transformation as PDF writes it (ISO 32000-1, 8.3.3). */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** What `inner` does first and `outer` then. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** The smallest upright box around a transformed one. */
export function boxOf([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [[left, bottom], [left, top], [right, bottom], [right, top]] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}

/** Whether `inner` stays within `outer`, but for `slack` points. */
export function isWithin(inner: Box, outer: Box, slack: number): boolean {
  return inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
    inner.bottom >= outer.bottom - slack && inner.top <= outer.top + slack;
}

export function centreOf({ left, bottom, right, top }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (bottom + top) / 2 };
}

export function holds({ left, bottom, right, top }: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}
