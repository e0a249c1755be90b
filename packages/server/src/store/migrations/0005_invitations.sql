ALTER TABLE "users" ADD COLUMN "is_operator" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_workspace_id" text REFERENCES "workspaces" ("id") ON DELETE SET NULL;
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY,
	"email" text NOT NULL,
	"role" text NOT NULL CHECK ("role" IN ('viewer', 'editor', 'admin')),
	"workspace_id" text REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"workspace_name" text NOT NULL,
	"invited_by" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"token_hash" text NOT NULL UNIQUE,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"accepted_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" ("email");
--> statement-breakpoint
CREATE INDEX "invitations_workspace" ON "invitations" ("workspace_id");
--> statement-breakpoint
CREATE TABLE "connection_requests" (
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"kind" text NOT NULL CHECK ("kind" IN ('connector', 'integration')),
	"name" text NOT NULL,
	"user_id" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"requested_at" timestamptz NOT NULL,
	PRIMARY KEY ("workspace_id", "kind", "name")
);
