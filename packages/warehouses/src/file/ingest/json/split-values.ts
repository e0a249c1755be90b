/** Hands on the JSON values of a stream one by one, as text. */
export interface ValueSplitter {
  push(text: string): void;
  /** Ends the stream; false where a value or the array around them was cut off. */
  end(): boolean;
}

/**
 * Cuts a stream into JSON values by counting brackets outside strings: the elements of one top-level array (`inArray`),
 * or values that follow each other, as in newline-delimited JSON.
 */
export function valueSplitter(inArray: boolean, onValue: (text: string) => void): ValueSplitter {
  let pending = "";
  let at = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let start = -1;
  let opened = !inArray;
  let closed = false;
  const emit = (end: number) => {
    if (start !== -1) onValue(pending.slice(start, end));
    start = -1;
  };
  const take = (char: string) => {
    if (inString) {
      if (escaped) escaped = false;
      else if (char === "\\") escaped = true;
      else if (char === '"') inString = false;
      return;
    }
    if (!opened) {
      if (char === "[") opened = true;
      return;
    }
    if (depth === 0 && (char === "," || (inArray && char === "]") || isBlank(char))) {
      if (isBlank(char) && inArray) return;
      emit(at);
      if (char === "]") closed = true;
      return;
    }
    if (start === -1) start = at;
    if (char === '"') inString = true;
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") {
      depth -= 1;
      if (depth === 0) emit(at + 1);
    }
  };
  return {
    push(text) {
      pending += text;
      for (; at < pending.length && !closed; at += 1) take(pending[at] ?? "");
      const keep = start === -1 ? at : start;
      pending = pending.slice(keep);
      at -= keep;
      if (start !== -1) start = 0;
    },
    end() {
      if (!inArray && depth === 0 && !inString) emit(pending.length);
      return inArray ? closed : start === -1;
    },
  };
}

function isBlank(char: string): boolean {
  return char === "\n" || char === "\r" || char === " " || char === "\t" || char === "\ufeff";
}
