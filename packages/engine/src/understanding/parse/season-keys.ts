import { fullYear, type Token } from "../text/tokenize.ts";

/**
 * The keys of values that two years which follow each other may mean, however either is written: "23/24", "2023-24" and "2023/2024" are one season.
 * Empty for anything else.
 */
export function seasonKeys([first, mark, second, other]: readonly Token[]): string[] {
  if (other !== undefined || !["/", "-"].includes(mark?.text ?? "")) return [];
  if (first === undefined || second === undefined) return [];
  if (first.end !== mark?.start || mark.end !== second.start) return [];
  if (!isYear(first.raw) || !isYear(second.raw)) return [];
  const [from, until] = [fullYear(Number(first.raw)), fullYear(Number(second.raw))];
  if (until !== from + 1) return [];
  const [short, next] = [String(from).slice(2), String(until).slice(2)];
  return [`${from}${next}`, `${from}${until}`, `${short}${next}`];
}

const isYear = (raw: string): boolean => /^(?:\d{2}|(?:19|20)\d{2})$/.test(raw);
