ALTER TABLE "users" ADD COLUMN "is_operator" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_workspace_id" text REFERENCES "workspaces" ("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "workspace_id" text REFERENCES "workspaces" ("id") ON DELETE SET NULL;
--> statement-breakpoint
CREATE TABLE "connection_requests" (
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"kind" text NOT NULL CHECK ("kind" IN ('connector', 'integration')),
	"name" text NOT NULL,
	"user_id" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"requested_at" timestamptz NOT NULL,
	PRIMARY KEY ("workspace_id", "kind", "name")
);
