import { isNumeric, isTime } from "../../index/entries.ts";
import { nameWords } from "../../index/names.ts";
import { sharesRoot } from "../../text/same-root.ts";
import { type Build, columnOf } from "../build-context.ts";

const done = /(?:..ed|paid|sold|sent|spent|lent|given|bought)$/;

/** "Amount paid last week" where rows tell when they were paid: the one time of these rows that is called as the deed in the figure's name. */
export function figureTime(build: Build, subject: number): number | null {
  const { frame, index } = build;
  const deeds = frame.targets.flatMap(({ noun }) => {
    const entry = index.columns[columnOf(build, noun) ?? -1];
    return entry?.table === subject && isNumeric(entry.column)
      ? nameWords(entry.column.name).filter((word) => done.test(word))
      : [];
  });
  if (deeds.length === 0) return null;
  const own = index.tables[subject]?.columns.flatMap((id) => index.columns[id] ?? []) ?? [];
  const [only, other] = own.filter(
    ({ column }) =>
      isTime(column) &&
      nameWords(column.name).some((word) => deeds.some((deed) => word === deed || sharesRoot(word, deed))),
  );
  return other === undefined ? (only?.id ?? null) : null;
}
