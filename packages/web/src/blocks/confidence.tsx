import { Hint } from "../ui/hint.tsx";

/** Words for how often readings of that score are right. */
const levels = [
  [0.9, "High"],
  [0.7, "Good"],
  [0.5, "Moderate"],
  [0, "Low"],
] as const;

/** Confidence as a word with a small meter; the tooltip says what it means. */
export function Confidence({ value }: { value: number }) {
  const percent = Math.round(value * 100);
  return (
    <Hint
      text={`${percent} % of readings with this score are right. The reading above says how it was understood.`}
    >
      <button type="button" className="finger inline-flex items-center gap-2 text-xs text-muted">
        <span className="h-1 w-12 overflow-hidden rounded-full bg-line" aria-hidden>
          <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
        {levels.find(([from]) => value >= from)?.[1]} confidence
      </button>
    </Hint>
  );
}
