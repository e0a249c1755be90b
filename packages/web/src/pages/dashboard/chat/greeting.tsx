import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { sourcesQuery } from "../workspace-queries.ts";
import { greeting } from "./entry.ts";
import { starters } from "./starters.ts";

/** The first message of a chat, with four questions to start from. */
export function Greeting({ onAsk }: { onAsk: (question: string) => void }) {
  const { data: sources = [] } = useQuery(sourcesQuery);
  const own = sources.flatMap(({ suggestions }) => suggestions.slice(0, 4));
  return (
    <div data-message="system" className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-serif text-2xl text-balance">What would you like to know?</p>
        <p className="text-muted">{greeting}</p>
      </div>
      <div className="grid justify-items-start gap-1.5 sm:flex sm:flex-wrap">
        {starters(own).map((suggestion) => (
          <Button
            key={suggestion}
            size="small"
            className="h-8 px-3 text-sm"
            onClick={() => onAsk(suggestion)}
          >
            {suggestion}
          </Button>
        ))}
      </div>
    </div>
  );
}
