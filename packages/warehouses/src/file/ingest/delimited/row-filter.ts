import type { CanonicalWriter } from "../canonical-writer.ts";
import { filled } from "../layout/find-header.ts";
import type { TableReport } from "../outcome.ts";
import { noteSkippedLine } from "../skipped-lines.ts";

/** Takes a delimited file's data records in order and writes the rows among them. */
export interface RowFilter {
  add(line: number, cells: string[]): void;
  /** Settles the short records at the end: rows, or a footer. */
  end(): void;
}

interface Short {
  line: number;
  cells: string[];
}

/** Short records held back, until it is known whether the table goes on, before they count as rows. */
const MOST_HELD = 500;
const RULER = /^[-=*_#~.\s]+$/;

/** Pads short records, cuts long ones, leaves out blank ones and the footer, and reports each. */
export function rowFilter(width: number, report: TableReport, writer: CanonicalWriter): RowFilter {
  let held: Short[] = [];
  const writeShort = (row: Short) => {
    if (filled(row.cells) === 0) return noteSkippedLine(report, row.line, "blank");
    if (row.cells.length < width) noteSkippedLine(report, row.line, "too-few-cells");
    writer.write(row.line, row.cells);
  };
  const release = () => {
    held.forEach(writeShort);
    held = [];
  };
  return {
    add(line, cells) {
      if (cells.length < width) {
        held.push({ line, cells });
        if (held.length > MOST_HELD) release();
        return;
      }
      release();
      if (filled(cells) === 0) return noteSkippedLine(report, line, "blank");
      if (filled(cells.slice(width)) > 0) noteSkippedLine(report, line, "too-many-cells");
      writer.write(line, cells);
    },
    end() {
      const start = footerStart(held, width);
      const footer = start === -1 ? [] : held.slice(start);
      held = start === -1 ? held : held.slice(0, start);
      release();
      for (const { line } of footer) noteSkippedLine(report, line, "footer");
      report.footerLines = footer.length;
    },
  };
}

/** Where the footer begins among the short records at the end: a ruler, a blank line before text, or a lone cell; -1 for none. */
function footerStart(held: Short[], width: number): number {
  const hasText = held.some((row) => filled(row.cells) > 0);
  if (width < 2 || !hasText) return -1;
  return held.findIndex(({ cells }) => {
    const text = cells.join("").trim();
    return text === "" || RULER.test(text) || (cells.length === 1 && width >= 3);
  });
}
