ALTER TABLE "sources" ADD COLUMN "tags" jsonb NOT NULL DEFAULT '[]'::jsonb;
