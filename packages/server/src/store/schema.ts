import type {
  Answer,
  ConnectionRequest,
  DataSource,
  Failure,
  Feedback,
  Preferences,
  SavedChart,
  SemanticModel,
  SemanticQuery,
  SharedMessage,
  SyncReport,
  TableReport,
  ToolKind,
  VerifiedOutcome,
} from "@parlance/contract";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { Role } from "../policies/roles.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** People. `email` is lower case; without `password_hash` nobody signs in by password. */
export const users = pgTable("users", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  passwordHash: text("password_hash"),
  /** Runs the installation: sees leads and mail. The first administrator is one. */
  isOperator: boolean("is_operator").notNull().default(false),
  /** When a link in a mail to the address was followed; null is not yet. */
  emailVerifiedAt: instant("email_verified_at"),
  /** Where the next sign-in leads; null is the oldest membership. */
  lastWorkspaceId: text("last_workspace_id").references((): AnyPgColumn => workspaces.id, {
    onDelete: "set null",
  }),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** What sources and conversations belong to. `demo` is a throw-away copy, `public` what is open to anyone. */
export const workspaces = pgTable("workspaces", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  kind: text("kind").$type<WorkspaceKind>().notNull(),
  /** When it is deleted with everything in it; null is never. */
  expiresAt: instant("expires_at"),
  /** Counts changes, so that open screens know when to look again. */
  revision: bigint("revision", { mode: "number" }).notNull().default(0),
  /** Null is the defaults. */
  preferences: jsonb("preferences").$type<Preferences>(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
export type WorkspaceKind = "real" | "demo" | "public";

const workspaceId = () =>
  text("workspace_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });
const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const ownerId = () =>
  text("owner_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Who may do what in which workspace. */
export const memberships = pgTable(
  "memberships",
  {
    workspaceId: workspaceId(),
    userId: userId(),
    role: text("role").$type<Role>().notNull(),
    joinedAt: instant("joined_at").notNull().defaultNow(),
    /** The last call, to the minute. */
    seenAt: instant("seen_at"),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

/** Pairs of tokens, by hash alone. A sign-in and its renewals share `family`. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    family: text("family").notNull(),
    userId: userId(),
    workspaceId: workspaceId(),
    accessHash: text("access_hash").notNull().unique(),
    accessExpiresAt: instant("access_expires_at").notNull(),
    refreshHash: text("refresh_hash").notNull().unique(),
    refreshExpiresAt: instant("refresh_expires_at").notNull(),
    /** When the refresh token was used up. */
    refreshedAt: instant("refreshed_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_family").on(table.family), index("sessions_expiry").on(table.refreshExpiresAt)],
);

/** Links that serve once: for the first administrator (no user yet), for new passwords, to verify an address. */
export const accountLinks = pgTable("account_links", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<"set-up" | "reset" | "verify">().notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

/** Invitations to a workspace that were not accepted yet, one an address; their tokens by hash alone. */
export const invitations = pgTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    workspaceId: workspaceId(),
    email: text("email").notNull(),
    role: text("role").$type<Role>().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [unique("invitations_email").on(table.workspaceId, table.email)],
);

/** Connected data sources; their tables are in the data folder. */
export const sources = pgTable(
  "sources",
  {
    id: text("id").primaryKey(),
    workspaceId: workspaceId(),
    type: text("type").$type<DataSource["type"]>().notNull(),
    name: text("name").notNull(),
    config: jsonb("config").$type<DataSource["config"]>().notNull(),
    tables: jsonb("tables").$type<StoredTable[]>().notNull(),
    model: jsonb("model").$type<SemanticModel>().notNull(),
    report: jsonb("report").$type<TableReport[]>().notNull(),
    /** Sealed settings that no client sees; null for files. */
    secrets: text("secrets"),
    suggestions: jsonb("suggestions").$type<string[]>().notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    connectedAt: instant("connected_at").notNull().defaultNow(),
    /** Null where whoever it was is gone, or it was not kept yet. */
    connectedBy: text("connected_by").references(() => users.id, { onDelete: "set null" }),
    tags: jsonb("tags").$type<string[]>().notNull().default([]),
    /** When the tables were last read; null where that was when it was connected. */
    syncedAt: instant("synced_at"),
    /** Minutes between readings; null is never by itself. */
    syncMinutes: integer("sync_minutes"),
    sync: jsonb("sync").$type<SyncReport>(),
    /** Why the last reading failed. */
    failure: jsonb("failure").$type<Failure>(),
  },
  (table) => [index("sources_workspace").on(table.workspaceId)],
);
/** Models of a source that were replaced, so that an edit can be undone. */
export const sourceModels = pgTable(
  "source_models",
  {
    sourceId: text("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    version: text("version").notNull(),
    model: jsonb("model").$type<SemanticModel>().notNull(),
    replacedAt: instant("replaced_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.version] })],
);

/** A table of a source and its Parquet file, relative to the source's folder. */
export type StoredTable = { name: string; parquet: string };

/** Conversations, by the id that the client gave them. Those of the open routes have no owner (empty). */
export const conversations = pgTable(
  "conversations",
  {
    id: text("id").primaryKey(),
    workspaceId: workspaceId(),
    ownerId: text("owner_id").notNull().default(""),
    sessionId: text("session_id").notNull(),
    title: text("title").notNull().default(""),
    touchedAt: instant("touched_at").notNull().defaultNow(),
  },
  (table) => [unique("conversations_session").on(table.workspaceId, table.ownerId, table.sessionId)],
);

/** Questions of a conversation and how each was read; `query` is null where none was. */
export const turns = pgTable(
  "turns",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    question: text("question").notNull(),
    sourceId: text("source_id"),
    query: jsonb("query").$type<SemanticQuery>(),
    answer: jsonb("answer").$type<Answer>(),
    feedback: jsonb("feedback").$type<Feedback>(),
    /** Position in the open conversation that it was taken over from. */
    origin: integer("origin"),
    /** The client's own id of the question; null where it gave none, and of copies. */
    requestId: text("request_id"),
    askedAt: instant("asked_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.position] })],
);

/** Requests for early access, one row an address (lower case); a repeated request replaces the words and is counted. */
export const leads = pgTable(
  "leads",
  {
    email: text("email").primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    company: text("company").notNull(),
    phone: text("phone"),
    jobTitle: text("job_title"),
    cloudPlatform: text("cloud_platform").notNull(),
    requests: integer("requests").notNull().default(1),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
    /** The workspace that was made for the company when it was invited. */
    workspaceId: text("workspace_id").references(() => workspaces.id, { onDelete: "set null" }),
  },
  (table) => [index("leads_last_at").on(table.lastAt)],
);

/** Connectors and integrations that workspaces asked for and that do not exist yet. */
export const connectionRequests = pgTable(
  "connection_requests",
  {
    workspaceId: workspaceId(),
    kind: text("kind").$type<ConnectionRequest["kind"]>().notNull(),
    name: text("name").notNull(),
    userId: userId(),
    requestedAt: instant("requested_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.kind, table.name] })],
);

/** Snapshots that anyone with the unguessable id may read. */
export const shares = pgTable(
  "shares",
  {
    id: text("id").primaryKey(),
    workspaceId: workspaceId(),
    ownerId: ownerId(),
    title: text("title").notNull(),
    messages: jsonb("messages").$type<SharedMessage[]>().notNull(),
    sharedAt: instant("shared_at").notNull().defaultNow(),
    /** Null is never. */
    expiresAt: instant("expires_at"),
  },
  (table) => [index("shares_owner").on(table.workspaceId, table.ownerId)],
);

/** Saved charts: semantic queries with their last answer. `query` is null until a sample is first computed. */
export const savedCharts = pgTable(
  "saved_charts",
  {
    id: text("id").primaryKey(),
    workspaceId: workspaceId(),
    ownerId: ownerId(),
    savedBy: text("saved_by").notNull(),
    title: text("title").notNull(),
    tool: text("tool").notNull(),
    question: text("question").notNull(),
    sessionId: text("session_id"),
    sourceId: text("source_id"),
    query: jsonb("query").$type<SemanticQuery>(),
    answer: jsonb("answer").$type<Answer>(),
    failure: jsonb("failure").$type<Failure>(),
    library: text("library").$type<SavedChart["library"]>().notNull(),
    folder: text("folder"),
    isPinned: boolean("is_pinned").notNull().default(false),
    refreshMinutes: integer("refresh_minutes"),
    refreshedAt: instant("refreshed_at"),
    savedAt: instant("saved_at").notNull().defaultNow(),
    alert: jsonb("alert").$type<SavedChart["alert"]>(),
    alarm: jsonb("alarm").$type<SavedChart["alarm"]>(),
    /** Of the rows for which the alert held at the last refresh: told once, until they no longer hold. */
    alarmKeys: jsonb("alarm_keys").$type<string[]>().notNull().default([]),
  },
  (table) => [index("saved_charts_workspace").on(table.workspaceId)],
);

/** Each use of a tool. */
export const toolRuns = pgTable(
  "tool_runs",
  {
    workspaceId: workspaceId(),
    userId: userId(),
    tool: text("tool").$type<ToolKind>().notNull(),
    ranAt: instant("ran_at").notNull().defaultNow(),
  },
  (table) => [index("tool_runs_workspace").on(table.workspaceId, table.ranAt)],
);

/** Questions whose reading a member vouches for, one a source and wording. */
export const verifiedQuestions = pgTable(
  "verified_questions",
  {
    id: text("id").primaryKey(),
    workspaceId: workspaceId(),
    sourceId: text("source_id").notNull(),
    question: text("question").notNull(),
    normalised: text("normalised").notNull(),
    sentence: text("sentence").notNull(),
    query: jsonb("query").$type<SemanticQuery>().notNull(),
    /** Of the rows that the query gave when it was verified. */
    rowsHash: text("rows_hash").notNull(),
    verifiedBy: text("verified_by").notNull(),
    verifiedAt: instant("verified_at").notNull(),
    outcome: text("outcome").$type<VerifiedOutcome>(),
    ranAt: instant("ran_at"),
  },
  (table) => [unique("verified_questions_words").on(table.workspaceId, table.sourceId, table.normalised)],
);
