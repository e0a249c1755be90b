import { Check } from "lucide-react";

/** Things that are done, each with a tick. */
export function CheckedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex items-center gap-2">
          <Check size={15} aria-hidden className="text-gain" /> {item}
        </li>
      ))}
    </ul>
  );
}
