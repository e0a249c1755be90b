/** What a worker can be asked: by name, what goes in, what it reports meanwhile and what comes out. All plain values. */
export type Calls = Record<string, { argument: unknown; progress: unknown; result: unknown }>;

/** From the server to a worker. */
export type ToWorker =
  | { kind: "call"; id: number; name: string; argument: unknown }
  | { kind: "cancel"; id: number }
  | { kind: "close" };

/** From a worker to the server. */
export type FromWorker =
  | { kind: "progress"; id: number; progress: unknown }
  | { kind: "result"; id: number; result: unknown }
  | { kind: "error"; id: number; error: unknown };
