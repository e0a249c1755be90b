ALTER TABLE "sources" ADD COLUMN "synced_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "sync_minutes" integer;
--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "sync" jsonb;
--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "failure" jsonb;
