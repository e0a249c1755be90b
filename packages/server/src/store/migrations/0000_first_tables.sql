CREATE TABLE "users" (
	"id" text PRIMARY KEY,
	"email" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"password_hash" text,
	"created_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"kind" text NOT NULL CHECK ("kind" IN ('real', 'demo', 'public')),
	"expires_at" timestamptz,
	"created_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"user_id" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"role" text NOT NULL CHECK ("role" IN ('viewer', 'editor', 'admin')),
	PRIMARY KEY ("workspace_id", "user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY,
	"family" text NOT NULL,
	"user_id" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"access_hash" text NOT NULL UNIQUE,
	"access_expires_at" timestamptz NOT NULL,
	"refresh_hash" text NOT NULL UNIQUE,
	"refresh_expires_at" timestamptz NOT NULL,
	"refreshed_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" ("family");
--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" ("refresh_expires_at");
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" text PRIMARY KEY,
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"config" jsonb NOT NULL,
	"tables" jsonb NOT NULL,
	"model" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"suggestions" jsonb NOT NULL,
	"bytes" bigint NOT NULL,
	"connected_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "sources_workspace" ON "sources" ("workspace_id");
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY,
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"session_id" text NOT NULL,
	"touched_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "conversations_session" UNIQUE ("workspace_id", "session_id")
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"conversation_id" text NOT NULL REFERENCES "conversations" ("id") ON DELETE CASCADE,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"source_id" text,
	"query" jsonb,
	"asked_at" timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY ("conversation_id", "position")
);
--> statement-breakpoint
INSERT INTO "users" ("id", "email", "name") VALUES ('demo', 'demo@parlance.app', 'Demo User');
--> statement-breakpoint
INSERT INTO "workspaces" ("id", "name", "kind") VALUES ('public', 'Retail demo', 'public');
