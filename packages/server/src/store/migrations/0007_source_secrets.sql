ALTER TABLE "sources" ADD COLUMN "secrets" text;
--> statement-breakpoint
CREATE TABLE "source_models" (
	"source_id" text NOT NULL REFERENCES "sources" ("id") ON DELETE CASCADE,
	"version" text NOT NULL,
	"model" jsonb NOT NULL,
	"replaced_at" timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY ("source_id", "version")
);
