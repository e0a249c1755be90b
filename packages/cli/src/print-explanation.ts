import type { Explanation } from "@parlance/engine";

/** An explanation for a newcomer: what the words were taken for, then each reading with what its score is made of. */
export function printExplanation({ outcome, matches, readings }: Explanation): string {
  const lines = [`Outcome: ${outcome}`, "", "Words of the first reading"];
  for (const { text, kind, meaning, evidence } of matches)
    lines.push(`  “${text}” → ${kind} ${meaning === "" ? "" : `“${meaning}” `}(${evidence})`);
  for (const [at, reading] of readings.entries()) {
    lines.push("", `${at + 1}. ${reading.sentence}`);
    lines.push(
      `   score ${reading.score.toFixed(2)}, ${Math.round(reading.confidence * 100)} % sure${
        reading.unread.length === 0 ? "" : `, unread: ${reading.unread.join(", ")}`
      }`,
    );
    for (const { feature, value, weight } of reading.parts)
      lines.push(`   ${signed(value * weight).padStart(6)}  ${feature} = ${round(value)} × ${round(weight)}`);
  }
  return `${lines.join("\n")}\n`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const signed = (value: number): string => `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(2)}`;
