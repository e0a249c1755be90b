import type { SearchHit } from "@parlance/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  ArrowRight,
  BookOpen,
  ChartNoAxesCombined,
  Columns3,
  Database,
  type LucideIcon,
  MessageSquareText,
} from "lucide-react";
import { Dialog } from "radix-ui";
import { useDeferredValue, useState } from "react";
import { searchWorkspace } from "../../../api/search.ts";
import { hasServerSession } from "../../../api/session.ts";

const kinds: Record<SearchHit["kind"], { title: string; icon: LucideIcon }> = {
  conversation: { title: "Conversations", icon: MessageSquareText },
  chart: { title: "Charts", icon: ChartNoAxesCombined },
  source: { title: "Sources", icon: Database },
  column: { title: "Columns", icon: Columns3 },
  term: { title: "Glossary", icon: BookOpen },
};

/** Something that can be done from anywhere. */
export type PaletteAction = { label: string; run: () => void };

/** Finds conversations, charts, sources, columns and terms, asks what is typed, and does what can be done; keyboard first. */
export function Palette({
  actions,
  onAsk,
  onHit,
  onClose,
}: {
  actions: PaletteAction[];
  onAsk: (question: string) => void;
  onHit: (hit: SearchHit) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const wanted = useDeferredValue(text.trim());
  const { data: hits = [] } = useQuery({
    queryKey: ["search", wanted],
    queryFn: ({ signal }) => searchWorkspace(wanted, signal),
    enabled: wanted !== "" && hasServerSession(),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const entry = (
    value: string,
    label: string,
    detail: string,
    icon: LucideIcon,
    work: () => void,
  ): Entry => ({
    // Without spaces at its ends, as the list compares them.
    value: value.trim(),
    label,
    detail,
    icon,
    run: () => {
      onClose();
      work();
    },
  });
  const asked = entry("ask", text.trim(), "Ask", ArrowRight, () => onAsk(text.trim()));
  const found = Object.entries(kinds).map(([kind, { title, icon }]) => ({
    title,
    // By what it is, not by its place: what is chosen stays so when more is found.
    entries: (wanted === "" ? [] : hits)
      .filter((hit) => hit.kind === kind)
      .map((hit) =>
        entry(`${kind} ${hit.target} ${hit.label} ${hit.detail}`, hit.label, hit.detail, icon, () =>
          onHit(hit),
        ),
      ),
  }));
  const possible = actions
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
    .map(({ label, run }) => entry(`do ${label}`, label, "", ArrowRight, run));
  const groups = [
    { title: "", entries: wanted === "" ? [] : [asked] },
    ...found,
    { title: "Do", entries: possible },
  ].filter(({ entries }) => entries.length > 0);
  const values = groups.flatMap(({ entries }) => entries.map(({ value }) => value));
  // What was chosen may have gone from the list with the words that it was found by; one of them always is.
  const selected = values.includes(chosen) ? chosen : (values[0] ?? "");
  return (
    // Not modal by its parts, which would style the whole page anew: the overlay takes presses, and Tab stays inside.
    <Dialog.Root open modal={false} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <div aria-hidden className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          aria-modal
          aria-describedby={undefined}
          onKeyDown={(event) => event.key === "Tab" && event.preventDefault()}
          className="fixed left-1/2 top-[12dvh] z-50 w-[calc(100vw-24px)] max-w-xl -translate-x-1/2 overflow-hidden rounded-xl border border-line bg-surface shadow-2xl"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <Command shouldFilter={false} loop label="Search" value={selected} onValueChange={setChosen}>
            <Command.Input
              value={text}
              onValueChange={setText}
              maxLength={200}
              placeholder="Search insights, data, reports..."
              className="h-12 w-full rounded-none border-b border-line bg-transparent px-4 text-lg outline-none placeholder:text-muted"
            />
            <Command.List className="max-h-[56dvh] overflow-y-auto p-2">
              {groups.map(({ title, entries }) => (
                <Command.Group key={title} heading={title || undefined} className={group}>
                  {entries.map((each) => (
                    <Item key={each.value} {...each} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const group =
  "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted";

/** A line of the list: what it is told apart by, what it says, and what pressing it does. */
type Entry = { value: string; label: string; detail: string; icon: LucideIcon; run: () => void };

function Item({ value, label, detail, icon: Icon, run }: Entry) {
  return (
    <Command.Item
      value={value}
      onSelect={run}
      className="flex cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-2 text-sm data-[selected=true]:bg-raised"
    >
      <Icon size={15} className="shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="max-w-[45%] truncate text-xs text-muted">{detail}</span>
    </Command.Item>
  );
}
