import type {
  Answer,
  Conventions,
  Result,
  SemanticModel,
  SemanticQuery,
  VectorStatsResponse,
  WorkStep,
} from "@parlance/contract";
import type {
  Catalogue,
  ConnectEnvironment,
  KeyPair,
  MeasuredPair,
  ServerInfo,
  ServerKind,
} from "@parlance/warehouses";
import type { StoredTable } from "../store/schema.ts";

/** Which source, and which state of its model. */
export type SourceVersion = { id: string; version: string };

/** A source as the engine's worker opens it: its folder holds the tables and `values.json`. */
export type OpenableSource = {
  folder: string;
  tables: StoredTable[];
  /** How to reach the database that holds the tables; null for files, which are in the folder. */
  connection: DatabaseConnection | null;
  model: SemanticModel;
  /** The instant that counts as now (ISO, without zone); null is the clock's. */
  now: string | null;
};

/** A database with its settings, secrets among them, and what the operator allows. Never logged or stored as it is. */
export type DatabaseConnection = {
  kind: ServerKind;
  settings: Record<string, unknown>;
  allowPrivateHosts: boolean;
  endpoints: ConnectEnvironment["endpoints"];
};

/** One question to one source. `query`, an edited reading, takes the place of reading the question. */
export type SourceQuestion = {
  source: SourceVersion;
  question: string;
  query: SemanticQuery | null;
  /** The conversation's last readings and questions, oldest first. */
  previous: SemanticQuery[];
  previousQuestions: string[];
  standalone: boolean;
  unanswered: boolean;
  /** How many rows are read: those that a page shows, or all that an export holds. */
  rows: "shown" | "all";
  /** The instant that counts as now (ISO, without zone), for a source that has none of its own. */
  now: string;
  conventions: Conventions;
};

/** What the engine's worker does. Null results: the source is not open (any more); open it and call again. */
export type EngineCalls = {
  open: { argument: OpenableSource; progress: never; result: null };
  ask: { argument: SourceQuestion; progress: WorkStep; result: Answer | null };
  describe: { argument: SourceVersion; progress: never; result: VectorStatsResponse | null };
  testDatabase: { argument: DatabaseConnection; progress: never; result: Result<ServerInfo> };
  listDatabase: { argument: DatabaseConnection; progress: never; result: Result<Catalogue> };
  measure: {
    argument: { source: SourceVersion; pair: KeyPair };
    progress: never;
    result: Result<MeasuredPair> | null;
  };
  forget: { argument: { id: string }; progress: never; result: null };
};
