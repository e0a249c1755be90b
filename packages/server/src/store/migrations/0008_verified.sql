CREATE TABLE "verified_questions" (
	"id" text PRIMARY KEY,
	"workspace_id" text NOT NULL REFERENCES "workspaces" ("id") ON DELETE CASCADE,
	"source_id" text NOT NULL,
	"question" text NOT NULL,
	"normalised" text NOT NULL,
	"sentence" text NOT NULL,
	"query" jsonb NOT NULL,
	"rows_hash" text NOT NULL,
	"verified_by" text NOT NULL,
	"verified_at" timestamptz NOT NULL,
	"outcome" text CHECK ("outcome" IN ('same', 'other', 'unanswered', 'changed')),
	"ran_at" timestamptz,
	CONSTRAINT "verified_questions_words" UNIQUE ("workspace_id", "source_id", "normalised")
);
