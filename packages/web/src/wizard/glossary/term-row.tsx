import type { GlossaryTerm, SemanticModel } from "@parlance/contract";
import { Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { BindTerm } from "./bind-term.tsx";
import { bindingText } from "./binding-text.ts";

/** One term: its definition, what it stands for, and the way to change that. */
export function TermRow({
  model,
  term,
  busy,
  onBind,
  onRemove,
}: {
  model: SemanticModel;
  term: GlossaryTerm;
  busy: boolean;
  onBind: (binding: GlossaryTerm["binding"]) => void;
  onRemove: () => void;
}) {
  const [binding, setBinding] = useState(false);
  const stands = bindingText(term, model);
  const names = [
    term.category,
    ...(term.synonyms.length > 0 ? [`also ${term.synonyms.join(", ")}`] : []),
  ].filter((each) => each !== null);
  return (
    <li aria-label={term.term} className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3 py-2.5">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
            {term.term}
            {names.length > 0 && <span className="text-xs font-normal text-muted">{names.join(" · ")}</span>}
          </p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{term.definition}</p>
          {stands === null ? (
            <p className="flex items-start gap-1.5 text-sm text-attention">
              <TriangleAlert size={14} aria-hidden className="mt-1 shrink-0" /> Bound to nothing in this data:
              read by the words of its definition
            </p>
          ) : (
            <p className="text-sm [overflow-wrap:anywhere]">
              <span className="text-muted">Stands for </span>
              <code className="font-mono text-xs">{stands}</code>
            </p>
          )}
        </div>
        <Button size="small" look={stands === null ? "action" : "quiet"} onClick={() => setBinding(!binding)}>
          {stands === null ? "Say what it is" : "Change"}
        </Button>
        <Button
          look="quiet"
          size="icon"
          className="size-7"
          aria-label={`Remove ${term.term}`}
          disabled={busy}
          onClick={onRemove}
        >
          <Trash2 size={14} aria-hidden />
        </Button>
      </div>
      {binding && (
        <BindTerm
          model={model}
          term={term}
          busy={busy}
          onBind={(next) => {
            onBind(next);
            setBinding(false);
          }}
          onClose={() => setBinding(false)}
        />
      )}
    </li>
  );
}
