/** Members explain at least this part of the change together (T_EP), and each at least that (T_EEP); the paper's values. */
const thresholds = { together: 0.67, each: 0.1 };

type Task = { dimensions: string[]; measure: string };
type Member = { dimension: string; member: string; power: number; surprise: number };

/**
 * Adtributor (Bhagwan et al., NSDI 2014), the usual method, for comparison: one dimension at a time; members in order of
 * surprise (Jensen and Shannon's divergence of their share) until they explain the change; the dimension of most surprise is the answer. For a ratio explanatory power
 * is the partial derivative's (the paper's section on derived measures), surprise the sum of both parts'.
 */
export function adtributor(csv: string, { dimensions, measure }: Task): Record<string, string>[] {
  const [header = [], ...rows] = csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  const figures = measure.split("/").map((name) => header.indexOf(name));
  const period = header.indexOf("period");
  const sets = dimensions.map((dimension) => {
    const column = header.indexOf(dimension);
    const sums = new Map<string, number[]>();
    for (const row of rows)
      for (const [index, figure] of figures.entries()) {
        const own = sums.get(row[column] ?? "") ?? new Array<number>(2 * figures.length).fill(0);
        const at = 2 * index + (row[period] === "current" ? 1 : 0);
        own[at] = (own[at] ?? 0) + Number(row[figure] ?? 0);
        sums.set(row[column] ?? "", own);
      }
    return explain(dimension, sums);
  });
  const [best = []] = sets.toSorted((a, b) => surpriseOf(b) - surpriseOf(a));
  return best.map(({ dimension, member }) => ({ [dimension]: member }));
}

function explain(dimension: string, sums: Map<string, number[]>): Member[] {
  const totals = [...sums.values()].reduce(
    (all, own) => own.map((value, at) => value + (all[at] ?? 0)),
    [] as number[],
  );
  const members = [...sums].map(([member, own]) => ({
    dimension,
    member,
    power: powerOf(own, totals),
    surprise:
      surprise(own[0], own[1], totals[0], totals[1]) +
      (own.length > 2 ? surprise(own[2], own[3], totals[2], totals[3]) : 0),
  }));
  const chosen: Member[] = [];
  let explained = 0;
  for (const one of members.toSorted((a, b) => b.surprise - a.surprise)) {
    if (one.power <= thresholds.each) continue;
    chosen.push(one);
    explained += one.power;
    if (explained > thresholds.together) return chosen;
  }
  return [];
}

/** The part of the whole's change that a member makes. */
function powerOf([n0 = 0, n1 = 0, d0, d1]: number[], [N0 = 0, N1 = 0, D0 = 1, D1 = 1]: number[]): number {
  if (d0 === undefined || d1 === undefined) return (n1 - n0) / (N1 - N0);
  const slope = (n: number, d: number): number => (n * D0 - d * N0) / (D0 * (D0 + d));
  return slope(n1 - n0, d1 - d0) / (N1 / D1 - N0 / D0);
}

function surprise(prior = 0, current = 0, allPrior = 1, allCurrent = 1): number {
  const [p, q] = [prior / allPrior, current / allCurrent];
  const term = (x: number): number => (x > 0 ? x * Math.log((2 * x) / (p + q)) : 0);
  return (term(p) + term(q)) / 2;
}

const surpriseOf = (set: Member[]): number => set.reduce((sum, { surprise: own }) => sum + own, 0);
