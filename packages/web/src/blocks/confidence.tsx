import { Hint } from "../ui/hint.tsx";

/** Confidence as a word with a small meter; the tooltip says what it means. */
export function Confidence({ value }: { value: number }) {
  const percent = Math.round(value * 100);
  const word = value >= 0.9 ? "High confidence" : value >= 0.7 ? "Good confidence" : "Low confidence";
  return (
    <Hint
      text={`${percent} % of readings with this score are right. Check the reading below when it matters.`}
    >
      <button type="button" className="inline-flex items-center gap-2 text-xs text-muted">
        <span className="h-1 w-12 overflow-hidden rounded-full bg-line" aria-hidden>
          <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
        {word}
      </button>
    </Hint>
  );
}
