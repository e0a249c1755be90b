import {
  type Calendar,
  type Chip,
  capitalised,
  type DataAnswer,
  lowered,
  type Order,
  type SemanticQuery,
} from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useRef, useState } from "react";
import type { AnswerActions } from "../answer-actions.ts";
import { conventionsOf } from "../conventions-of.ts";
import type { ChipEditor, OnEdit } from "./chip-editor.tsx";
import { chipText } from "./chip-text.ts";
import { valueAt } from "./pointer.ts";

/** Comes before it first opens: the first load stays light, and what opens can be typed into at once. */
const loadEditor = async (): Promise<typeof ChipEditor> => (await import("./chip-editor.tsx")).ChipEditor;

const look = "rounded-md border border-line bg-raised px-2 py-0.5 text-xs text-muted";

/** How the question was read, part by part; with `actions` each part is edited in place. */
export function ReadingChips({ answer, actions }: { answer: DataAnswer; actions: AnswerActions | null }) {
  const { reading, evidence, question } = answer;
  const { locale } = conventionsOf(answer);
  const edit: OnEdit = (query, change) =>
    actions?.onReading(question, { query, sentence: `${capitalised(question)} · ${change}` });
  return (
    <ul aria-label="How the question was read" className="flex flex-wrap gap-1.5 pointer-coarse:gap-2">
      {reading.chips
        .filter((chip) => isShown(chip, reading.query))
        .map((chip) => (
          <li key={chip.id}>
            {actions === null ? (
              <span className={look} title={chip.label}>
                {chipText(named(chip, reading.query), locale)}
              </span>
            ) : (
              <EditableChip
                chip={chip}
                text={chipText(named(chip, reading.query), locale)}
                query={reading.query}
                now={evidence.now}
                calendar={conventionsOf(answer)}
                readModel={actions.readModel}
                onEdit={edit}
              />
            )}
          </li>
        ))}
    </ul>
  );
}

type Editable = {
  chip: Chip;
  /** What it shows. */
  text: string;
  query: SemanticQuery;
  now: string;
  calendar: Calendar;
  readModel: AnswerActions["readModel"];
  onEdit: OnEdit;
};

function EditableChip({ onEdit, ...rest }: Editable) {
  const { chip, text } = rest;
  const [editor, setEditor] = useState<typeof ChipEditor | null>(null);
  const open = editor !== null;
  const setOpen = (opens: boolean): void => {
    if (opens) void loadEditor().then((loaded) => setEditor(() => loaded));
    else setEditor(null);
  };
  const button = useRef<HTMLButtonElement>(null);
  const stayAtButton = (event: { target: EventTarget | null; preventDefault: () => void }): void => {
    if (event.target instanceof Node && button.current?.contains(event.target) === true)
      event.preventDefault();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Change: ${text}`}
        title={text === chip.label ? undefined : chip.label}
        onClick={() => setOpen(!open)}
        className={`${look} finger inline-flex items-center gap-1 text-left transition-colors hover:border-accent hover:text-ink pointer-coarse:min-h-8`}
      >
        {text}
        <ChevronDown size={12} className="shrink-0" aria-hidden />
      </button>
      {editor !== null && (
        <Popover.Root open onOpenChange={setOpen}>
          <Popover.Anchor virtualRef={button} />
          <Popover.Portal>
            <Popover.Content
              align="start"
              sideOffset={4}
              collisionPadding={8}
              aria-label={chip.label}
              onInteractOutside={stayAtButton}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                button.current?.focus();
              }}
              className="z-50 w-64 rounded-lg border border-line bg-surface p-2 shadow-xl"
            >
              <OpenEditor
                {...rest}
                editor={editor}
                onEdit={(edited, change) => {
                  setOpen(false);
                  onEdit(edited, change);
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </>
  );
}

function OpenEditor({ readModel, editor: Editor, ...rest }: Editable & { editor: typeof ChipEditor }) {
  const { source } = rest.query;
  const { data: model = null } = useQuery({
    queryKey: ["model", source],
    queryFn: () => readModel(source),
    staleTime: 60_000,
  });
  return <Editor {...rest} model={model} />;
}

/** A figure that is computed of others is called by its own name where it has one ("average order value"). */
function named(chip: Chip, query: SemanticQuery): Chip {
  const part = chip.kind === "measure" ? valueAt(query, chip.pointer) : null;
  const isOwn = chip.label.includes(" divided by ") && typeof part === "object" && part !== null;
  return isOwn && "label" in part && typeof part.label === "string"
    ? { ...chip, label: lowered(part.label) }
    : chip;
}

/** Outputs that are computed but not shown have no chip; that times come in their order goes without saying. */
function isShown({ kind, pointer }: Chip, query: SemanticQuery): boolean {
  const part = valueAt(query, pointer);
  if (kind === "order") return !isInTime(part as Order, query);
  if (typeof part !== "object" || part === null || !("id" in part)) return true;
  const inner = query.kind === "analysis" ? query.query : query;
  return inner.kind === "set" || !inner.hidden.some((id) => id === part.id);
}

/** Whether an order is that of a time, or a part of one, that the figures are split by, from the first to the last. */
function isInTime({ by, descending }: Order, query: SemanticQuery): boolean {
  const inner = query.kind === "analysis" ? query.query : query;
  if (descending || by.kind !== "output" || inner.kind !== "aggregate") return false;
  const dimension = inner.dimensions.find(({ id }) => id === by.id);
  return dimension?.expression.kind === "truncate" || dimension?.expression.kind === "part";
}
