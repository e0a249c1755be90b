import { incompleteBeta } from "./distributions.ts";

/** The upper tail of the F distribution with `a` and `b` degrees of freedom beyond `f`. */
export const fTail = (f: number, a: number, b: number): number =>
  f <= 0 ? 1 : incompleteBeta(b / (b + a * f), b / 2, a / 2);

/** The lower tail of the noncentral F distribution up to `f`: a Poisson mixture of beta distributions. */
export function noncentralF(f: number, a: number, b: number, noncentrality: number): number {
  const x = (a * f) / (a * f + b);
  const mean = noncentrality / 2;
  const start = Math.max(0, Math.floor(mean - 8 * Math.sqrt(mean) - 8));
  const end = Math.ceil(mean + 8 * Math.sqrt(mean) + 12);
  let logWeight = -mean;
  for (let j = 1; j <= start; j++) logWeight += Math.log(mean / j);
  let sum = 0;
  for (let j = start; j <= end; j++) {
    sum += Math.exp(logWeight) * incompleteBeta(x, a / 2 + j, b / 2);
    logWeight += Math.log(mean / (j + 1));
  }
  return Math.min(1, sum);
}

/** The noncentrality with which a share `p` of the distribution lies below `f`; 0 where even none puts less there. */
export function noncentralityAt(p: number, f: number, a: number, b: number): number {
  if (noncentralF(f, a, b, 1e-9) <= p) return 0;
  let [low, high] = [0, 1];
  while (noncentralF(f, a, b, high) > p && high < 1e5) high *= 2;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (noncentralF(f, a, b, middle) > p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
