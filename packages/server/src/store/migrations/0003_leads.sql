CREATE TABLE "leads" (
	"email" text PRIMARY KEY,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text NOT NULL,
	"phone" text,
	"job_title" text,
	"cloud_platform" text NOT NULL,
	"requests" integer NOT NULL DEFAULT 1,
	"first_at" timestamptz NOT NULL,
	"last_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leads_last_at" ON "leads" ("last_at");
