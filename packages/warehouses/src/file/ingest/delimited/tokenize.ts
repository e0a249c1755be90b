/** How a delimited text is written. `quote` is null where quotes are ordinary characters. */
export interface Dialect {
  delimiter: string;
  quote: string | null;
  /** A backslash escapes the quote, instead of doubling it. */
  backslash: boolean;
}

/** One record: its cells, its 0-based place among the records, blank ones included. */
export interface DelimitedRecord {
  cells: string[];
  index: number;
  /** A quote opened here never closed, and was read as an ordinary character. */
  unclosedQuote: boolean;
  /** Spaces stood before an opening quote. */
  paddedQuote: boolean;
}

/** Takes decoded text in pieces and hands on complete records. */
export interface Tokenizer {
  push(text: string): void;
  end(): void;
}

/** Longest record that an open quote may make (characters) before the quote counts as ordinary. */
const LONGEST_RECORD = 4 << 20;
const LF = 10;
const CR = 13;
const SPACE = 32;

/** Streaming reader of records: CR, LF and CRLF end a line wherever they are mixed, quotes open at a field's start only. */
export function tokenizer(dialect: Dialect, onRecord: (record: DelimitedRecord) => void): Tokenizer {
  let pending = "";
  let index = 0;
  const drain = (final: boolean) => {
    let position = 0;
    while (position < pending.length) {
      let found = readRecord(pending, position, dialect, final);
      const tooLong = found === null && pending.length - position > LONGEST_RECORD;
      const unclosed = tooLong || (found?.unclosed ?? false);
      if (unclosed) found = readRecord(pending, position, { ...dialect, quote: null }, final);
      if (found === null) break;
      onRecord({ cells: found.cells, index, unclosedQuote: unclosed, paddedQuote: found.padded });
      index += 1;
      position = found.next;
    }
    pending = pending.slice(position);
  };
  return {
    push(text) {
      pending += text;
      drain(false);
    },
    end: () => drain(true),
  };
}

/** All records of a text at once; `complete` is false when the text is the head of a longer one. */
export function tokenizeAll(text: string, dialect: Dialect, complete: boolean): DelimitedRecord[] {
  const records: DelimitedRecord[] = [];
  const reader = tokenizer(dialect, (record) => records.push(record));
  reader.push(text);
  if (complete) reader.end();
  return records;
}

interface FoundRecord {
  cells: string[];
  next: number;
  unclosed: boolean;
  padded: boolean;
}

/** The record at `start`, or null when the text ends before it does (and more may come). */
function readRecord(text: string, start: number, dialect: Dialect, final: boolean): FoundRecord | null {
  const delimiter = dialect.delimiter.charCodeAt(0);
  const cells: string[] = [];
  let position = start;
  let padded = false;
  for (;;) {
    const field = readField(text, position, delimiter, dialect);
    if (field.unclosed) return final ? { cells: [], next: text.length, unclosed: true, padded } : null;
    padded ||= field.padded;
    cells.push(field.value);
    position = field.end;
    if (position >= text.length) return final ? { cells, next: position, unclosed: false, padded } : null;
    const code = text.charCodeAt(position);
    position += 1;
    if (code === delimiter) continue;
    if (code === CR) {
      if (position >= text.length && !final) return null;
      if (text.charCodeAt(position) === LF) position += 1;
    }
    return { cells, next: position, unclosed: false, padded };
  }
}

interface Field {
  value: string;
  /** Place of the delimiter or line end after the field. */
  end: number;
  unclosed: boolean;
  padded: boolean;
}

function readField(text: string, start: number, delimiter: number, dialect: Dialect): Field {
  if (dialect.quote !== null) {
    let open = start;
    while (text.charCodeAt(open) === SPACE && delimiter !== SPACE) open += 1;
    if (text[open] === dialect.quote) {
      return { ...quotedField(text, open + 1, delimiter, dialect), padded: open > start };
    }
  }
  const end = fieldEnd(text, start, delimiter);
  return { value: text.slice(start, end), end, unclosed: false, padded: false };
}

function quotedField(
  text: string,
  start: number,
  delimiter: number,
  dialect: Dialect,
): Omit<Field, "padded"> {
  const quote = dialect.quote ?? '"';
  let value = "";
  let from = start;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (dialect.backslash && char === "\\" && at + 1 < text.length) {
      value += text.slice(from, at) + text[at + 1];
      at += 1;
      from = at + 1;
    } else if (char === quote && text[at + 1] === quote && !dialect.backslash) {
      value += text.slice(from, at + 1);
      at += 1;
      from = at + 1;
    } else if (char === quote) {
      const end = fieldEnd(text, at + 1, delimiter);
      return {
        value: value + text.slice(from, at) + text.slice(at + 1, end).trimEnd(),
        end,
        unclosed: false,
      };
    }
  }
  return { value: "", end: text.length, unclosed: true };
}

function fieldEnd(text: string, start: number, delimiter: number): number {
  let end = start;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === delimiter || code === LF || code === CR) break;
  }
  return end;
}
