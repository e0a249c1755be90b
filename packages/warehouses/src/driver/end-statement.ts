/** Ends a statement that runs: asks the server, and cuts the connection where that does not help. */
export type StatementEnd = {
  /** May be called more than once. */
  now(): void;
  /** Whether nothing was asked for: a late answer to it must not hit the connection's next statement. */
  isClean(): boolean;
  /** The statement has ended; nothing is cut any more. */
  done(): void;
};

/** Milliseconds that a statement has to end after the server was asked. */
const patience = 3000;

/** Makes one of the two ways; neither may throw. */
export function endStatement(ask: () => void, cut: () => void): StatementEnd {
  let cutOff: NodeJS.Timeout | null = null;
  return {
    now: () => {
      if (cutOff !== null) return;
      cutOff = setTimeout(cut, patience);
      ask();
    },
    isClean: () => cutOff === null,
    done: () => {
      if (cutOff !== null) clearTimeout(cutOff);
    },
  };
}
