import { useQuery } from "@tanstack/react-query";
import { Database } from "lucide-react";
import { currentUser } from "../../../api/session.ts";
import { Button } from "../../../ui/button.tsx";
import { useMayEdit } from "../may-edit.ts";
import { sourcesQuery } from "../workspace-queries.ts";
import { greeting } from "./entry.ts";
import { starters } from "./starters.ts";
import { useOwnQuestions } from "./use-own-questions.ts";

/** The first message of a chat, with four questions to start from; where no data is connected that comes first. */
export function Greeting({ onAsk, onConnect }: { onAsk: (question: string) => void; onConnect: () => void }) {
  const { data: sources } = useQuery(sourcesQuery);
  const mayEdit = useMayEdit();
  const own = useOwnQuestions();
  const isWithoutData = sources?.length === 0 && currentUser()?.connection === null;
  return (
    <div data-message="system" className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-serif text-2xl text-balance">What would you like to know?</p>
        <p className="text-muted">{greeting}</p>
      </div>
      {isWithoutData && !mayEdit && (
        <p className="text-muted">
          No data is connected here yet. Ask an editor or administrator to bring some.
        </p>
      )}
      {isWithoutData && mayEdit && (
        <p className="flex flex-wrap items-center gap-3">
          <Button look="primary" onClick={onConnect}>
            <Database size={15} aria-hidden /> Bring your data
          </Button>
          <span className="text-sm text-muted max-sm:hidden">
            Files or a database; then ask, for example:
          </span>
        </p>
      )}
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
