ALTER TABLE "saved_charts" ADD COLUMN "alert" jsonb;
--> statement-breakpoint
ALTER TABLE "saved_charts" ADD COLUMN "alarm" jsonb;
--> statement-breakpoint
ALTER TABLE "saved_charts" ADD COLUMN "alarm_keys" jsonb DEFAULT '[]'::jsonb NOT NULL;
