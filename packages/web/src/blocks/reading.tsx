import type { Reading } from "@parlance/contract";

/** How the question was read, part by part. */
export function ReadingChips({ reading }: { reading: Reading }) {
  return (
    <ul aria-label="How the question was read" className="flex flex-wrap gap-1.5">
      {reading.chips.map((chip) => (
        <li key={chip.id} className="rounded-md border border-line bg-raised px-2 py-0.5 text-xs text-muted">
          {chip.label}
        </li>
      ))}
    </ul>
  );
}
