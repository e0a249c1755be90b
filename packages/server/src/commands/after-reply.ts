/** Work that goes on after its request was answered: mails, so far. */
export type AfterReply = {
  /** Does the work; what goes wrong is told to `onError`. */
  start(work: () => Promise<void>, onError: (error: unknown) => void): void;
  /** Resolves when all that was started has ended: a server that stops drops no mail. */
  settle(): Promise<void>;
};

/** Keeps what is under way. */
export function makeAfterReply(): AfterReply {
  const underWay = new Set<Promise<void>>();
  return {
    start: (work, onError) => {
      const ended: Promise<void> = work()
        .catch(onError)
        .finally(() => underWay.delete(ended));
      underWay.add(ended);
    },
    settle: async () => {
      await Promise.all(underWay);
    },
  };
}
