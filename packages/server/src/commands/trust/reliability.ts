import type { ReliabilityBin } from "@parlance/contract";

const edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.000_001];

/** Judged answers by how sure they were; bins without any are left out. */
export function reliability(judged: { confidence: number; right: boolean }[]): ReliabilityBin[] {
  return edges.slice(0, -1).flatMap((from, index): ReliabilityBin[] => {
    const to = edges[index + 1] ?? 1;
    const own = judged.filter(({ confidence }) => confidence >= from && confidence < to);
    if (own.length === 0) return [];
    const sum = own.reduce((total, { confidence }) => total + confidence, 0);
    return [
      {
        from,
        to: Math.min(1, to),
        answers: own.length,
        confidence: sum / own.length,
        right: own.filter(({ right }) => right).length / own.length,
      },
    ];
  });
}
