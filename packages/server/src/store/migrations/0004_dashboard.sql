ALTER TABLE "workspaces" ADD COLUMN "revision" bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "joined_at" timestamptz NOT NULL DEFAULT now();
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "seen_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "owner_id" text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "title" text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_session";
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_session" UNIQUE ("workspace_id", "owner_id", "session_id");
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "answer" jsonb;
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "feedback" jsonb;
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "origin" integer;
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY,
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"owner_id" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"title" text NOT NULL,
	"messages" jsonb NOT NULL,
	"shared_at" timestamptz NOT NULL DEFAULT now(),
	"expires_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "shares_owner" ON "shares" ("workspace_id", "owner_id");
--> statement-breakpoint
CREATE TABLE "saved_charts" (
	"id" text PRIMARY KEY,
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"owner_id" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"saved_by" text NOT NULL,
	"title" text NOT NULL,
	"tool" text NOT NULL,
	"question" text NOT NULL,
	"session_id" text,
	"source_id" text,
	"query" jsonb,
	"answer" jsonb,
	"failure" jsonb,
	"library" text NOT NULL CHECK ("library" IN ('user', 'team')),
	"folder" text,
	"is_pinned" boolean NOT NULL DEFAULT false,
	"refresh_minutes" integer,
	"refreshed_at" timestamptz,
	"saved_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "saved_charts_workspace" ON "saved_charts" ("workspace_id");
--> statement-breakpoint
CREATE TABLE "tool_runs" (
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"user_id" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"tool" text NOT NULL,
	"ran_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "tool_runs_workspace" ON "tool_runs" ("workspace_id", "ran_at");
