/** A point and the function's value there. */
type Vertex = { point: number[]; value: number };

/**
 * Minimises `cost` from `start` by the simplex of Nelder and Mead (1965), without derivatives. `steps` are the first
 * simplex's edges. Costs that are not finite count as infinite. Deterministic.
 */
export function minimise(
  cost: (point: number[]) => number,
  start: number[],
  steps: number[],
  maximumEvaluations: number,
): { point: number[]; value: number } {
  let evaluations = 0;
  const vertex = (point: number[]): Vertex => {
    evaluations++;
    const value = cost(point);
    return { point, value: Number.isFinite(value) ? value : Number.POSITIVE_INFINITY };
  };
  const simplex = [
    vertex(start),
    ...start.map((_, axis) =>
      vertex(start.map((value, index) => (index === axis ? value + (steps[axis] ?? 0.1) : value))),
    ),
  ];
  const order = (): Vertex[] => simplex.sort((a, b) => a.value - b.value);
  order();
  while (evaluations < maximumEvaluations) {
    const best = simplex[0];
    const worst = simplex.at(-1);
    if (best === undefined || worst === undefined) break;
    if (Math.abs(worst.value - best.value) <= 1e-8 * (Math.abs(best.value) + 1e-8)) break;
    const improved = step(simplex, worst, best, vertex);
    if (improved === null) shrink(simplex, best, vertex);
    else simplex[simplex.length - 1] = improved;
    order();
  }
  return simplex[0] ?? { point: start, value: Number.POSITIVE_INFINITY };
}

/** Reflection, expansion or contraction of the worst vertex; null where none improves. */
function step(
  simplex: Vertex[],
  worst: Vertex,
  best: Vertex,
  vertex: (point: number[]) => Vertex,
): Vertex | null {
  const others = simplex.slice(0, -1);
  const centre = worst.point.map(
    (_, axis) => others.reduce((sum, { point }) => sum + (point[axis] ?? 0), 0) / others.length,
  );
  const along = (factor: number): Vertex =>
    vertex(centre.map((value, axis) => value + factor * ((worst.point[axis] ?? 0) - value)));
  const reflected = along(-1);
  if (reflected.value < best.value) {
    const expanded = along(-2);
    return expanded.value < reflected.value ? expanded : reflected;
  }
  if (reflected.value < (others.at(-1)?.value ?? worst.value)) return reflected;
  const contracted = reflected.value < worst.value ? along(-0.5) : along(0.5);
  return contracted.value < Math.min(worst.value, reflected.value) ? contracted : null;
}

function shrink(simplex: Vertex[], best: Vertex, vertex: (point: number[]) => Vertex): void {
  for (const [index, { point }] of simplex.entries()) {
    if (index === 0) continue;
    simplex[index] = vertex(point.map((value, axis) => ((best.point[axis] ?? 0) + value) / 2));
  }
}
