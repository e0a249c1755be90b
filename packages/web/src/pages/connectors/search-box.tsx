import { Search, X } from "lucide-react";
import { useRef } from "react";
import { connectorsText } from "../../content/connectors.ts";

/** The search, and the button that clears it. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div className="relative w-full max-w-md">
      <Search size={16} aria-hidden className="absolute left-3 top-1/2 -translate-y-1/2 text-muted" />
      <input
        ref={input}
        type="search"
        aria-label="Search connectors"
        placeholder={connectorsText.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full rounded-lg border border-line bg-surface pl-9 pr-10 text-base placeholder:text-muted hover:border-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute right-1.5 top-1/2 grid size-8 -translate-y-1/2 place-items-center rounded-md text-muted hover:text-ink"
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
