ALTER TABLE "turns" ADD COLUMN "request_id" text;
--> statement-breakpoint
CREATE INDEX "turns_request" ON "turns" ("request_id") WHERE "request_id" IS NOT NULL;
