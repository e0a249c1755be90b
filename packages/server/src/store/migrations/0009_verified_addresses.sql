ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamptz;
--> statement-breakpoint
UPDATE "users" SET "email_verified_at" = "created_at" WHERE "password_hash" IS NOT NULL AND NOT "is_operator";
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_kind_check";
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_kind_check" CHECK ("kind" IN ('set-up', 'reset', 'verify'));
