import {
  type Calendar,
  type Chip,
  type Filter,
  isSamePart,
  type Limit,
  type Reading,
  type SemanticModel,
} from "@parlance/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { withCount, withoutPart, withPeriod } from "./edit-query.ts";
import { dimensionOptions, measureOptions, type Option, valueOptions } from "./options.ts";
import { daysPeriod, lastDayOf, namedPeriods } from "./periods.ts";
import { valueAt } from "./pointer.ts";

/** Gives an edited query back, with a word for what changed. */
export type OnEdit = (query: Reading["query"], change: string) => void;

type Props = {
  chip: Chip;
  query: Reading["query"];
  /** Null until it is read, or where it cannot be. */
  model: SemanticModel | null;
  /** The instant that counted as now. */
  now: string;
  calendar: Calendar;
  onEdit: OnEdit;
};

/** What one part of a reading can be instead. */
export function ChipEditor(props: Props) {
  const { chip, query, onEdit } = props;
  const without = withoutPart(query, chip.pointer);
  return (
    <div className="grid gap-2">
      <Choices {...props} />
      {without !== null && (
        <Button
          size="small"
          look="quiet"
          className="justify-start text-loss"
          onClick={() => onEdit(without, `without ${chip.label}`)}
        >
          Leave this out
        </Button>
      )}
      {without === null && chip.kind === "subject" && (
        <p className="text-xs text-muted">What the question is about. Ask in other words to change it.</p>
      )}
    </div>
  );
}

function Choices({ chip: { kind, pointer }, query, model, now, calendar, onEdit }: Props) {
  switch (kind) {
    case "period":
      return <PeriodChoices query={query} pointer={pointer} now={now} calendar={calendar} onEdit={onEdit} />;
    case "limit":
      return <CountField query={query} pointer={pointer} onEdit={onEdit} />;
    case "dimension":
      return <Options options={model && dimensionOptions(query, pointer, model)} onEdit={onEdit} />;
    case "measure":
      return <Options options={model && measureOptions(query, pointer, model)} onEdit={onEdit} />;
    case "filter":
      return <Options options={model && valueOptions(query, pointer, model)} onEdit={onEdit} />;
    default:
      return null;
  }
}

function Options({ options, onEdit }: { options: Option[] | null; onEdit: OnEdit }) {
  const [text, setText] = useState("");
  if (options === null) return <p className="text-xs text-muted">Reading what the data has…</p>;
  const shown = options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      {options.length > 10 && <SearchField label="Find" value={text} onChange={setText} />}
      <ul className="-m-0.5 grid max-h-60 gap-0.5 overflow-y-auto p-0.5">
        {shown.map(({ label, current, query }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={current}
              onClick={() => onEdit(query, label)}
              className={classNames(
                "w-full rounded-md px-2 py-1 text-left text-sm hover:bg-raised pointer-coarse:min-h-10",
                current && "font-medium text-accent",
              )}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type Part = Pick<Props, "query" | "onEdit"> & { pointer: string };

function PeriodChoices({ query, pointer, now, calendar, onEdit }: Part & Pick<Props, "now" | "calendar">) {
  const filter = valueAt(query, pointer) as Filter;
  const period = filter.kind === "period" ? filter.period : null;
  const [first, setFirst] = useState(period?.interval.start?.slice(0, 10) ?? "");
  const [last, setLast] = useState((period && lastDayOf(period)) ?? "");
  if (period === null) return null;
  const given = daysPeriod(first, last);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (given !== null) onEdit(withPeriod(query, pointer, given), `${first} to ${last}`);
  };
  const day = "h-8 min-w-0 rounded-md border border-line bg-canvas px-2 text-sm";
  return (
    <>
      <Options
        options={namedPeriods(now, calendar).map((named) => ({
          label: named.label,
          current: isSamePart(named.period, period),
          query: withPeriod(query, pointer, named.period),
        }))}
        onEdit={onEdit}
      />
      <form onSubmit={submit} className="grid gap-1.5 border-t border-line pt-2">
        <label className="grid grid-cols-[48px_1fr] items-center text-sm">
          From
          <input
            type="date"
            value={first}
            onChange={(event) => setFirst(event.target.value)}
            className={day}
          />
        </label>
        <label className="grid grid-cols-[48px_1fr] items-center text-sm">
          To
          <input type="date" value={last} onChange={(event) => setLast(event.target.value)} className={day} />
        </label>
        <Button type="submit" size="small" disabled={given === null}>
          Take these days
        </Button>
      </form>
    </>
  );
}

function CountField({ query, pointer, onEdit }: Part) {
  const limit = valueAt(query, pointer) as Limit;
  const [count, setCount] = useState(String(limit.count));
  const number = Number(count);
  const valid = Number.isInteger(number) && number >= 1 && number <= 2000;
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onEdit(withCount(query, pointer, number), `${number} rows`);
      }}
    >
      <input
        type="number"
        aria-label="How many"
        min={1}
        max={2000}
        value={count}
        onChange={(event) => setCount(event.target.value)}
        className="h-8 w-24 rounded-md border border-line bg-canvas px-2 text-sm tabular-nums"
      />
      <Button type="submit" size="small" className="h-8" disabled={!valid}>
        Show
      </Button>
    </form>
  );
}
