CREATE TABLE "account_links" (
	"id" text PRIMARY KEY,
	"kind" text NOT NULL CHECK ("kind" IN ('set-up', 'reset')),
	"token_hash" text NOT NULL UNIQUE,
	"user_id" text REFERENCES "users" ("id") ON DELETE CASCADE,
	"expires_at" timestamptz NOT NULL,
	"used_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "created_at" timestamptz NOT NULL DEFAULT now();
