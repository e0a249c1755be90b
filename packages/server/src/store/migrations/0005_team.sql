ALTER TABLE "workspaces" ADD COLUMN "preferences" jsonb;
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY,
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"email" text NOT NULL,
	"role" text NOT NULL CHECK ("role" IN ('viewer', 'editor', 'admin')),
	"token_hash" text NOT NULL UNIQUE,
	"invited_by" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	"expires_at" timestamptz NOT NULL,
	CONSTRAINT "invitations_email" UNIQUE ("workspace_id", "email")
);
