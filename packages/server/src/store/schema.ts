import type { DataSource, SemanticModel, SemanticQuery, TableReport } from "@parlance/contract";
import {
  bigint,
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
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** What sources and conversations belong to. `demo` is a throw-away copy, `public` what is open to anyone. */
export const workspaces = pgTable("workspaces", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  kind: text("kind").$type<WorkspaceKind>().notNull(),
  /** When it is deleted with everything in it; null is never. */
  expiresAt: instant("expires_at"),
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

/** Who may do what in which workspace. */
export const memberships = pgTable(
  "memberships",
  { workspaceId: workspaceId(), userId: userId(), role: text("role").$type<Role>().notNull() },
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

/** Links that serve once: for the first administrator (no user yet) and for new passwords. */
export const accountLinks = pgTable("account_links", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<"set-up" | "reset">().notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

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
    suggestions: jsonb("suggestions").$type<string[]>().notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    connectedAt: instant("connected_at").notNull().defaultNow(),
  },
  (table) => [index("sources_workspace").on(table.workspaceId)],
);
/** A table of a source and its Parquet file, relative to the source's folder. */
export type StoredTable = { name: string; parquet: string };

/** Conversations, by the id that the client gave them. */
export const conversations = pgTable(
  "conversations",
  {
    id: text("id").primaryKey(),
    workspaceId: workspaceId(),
    sessionId: text("session_id").notNull(),
    touchedAt: instant("touched_at").notNull().defaultNow(),
  },
  (table) => [unique("conversations_session").on(table.workspaceId, table.sessionId)],
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
    askedAt: instant("asked_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.position] })],
);
