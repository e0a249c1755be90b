ALTER TABLE "sources" ADD COLUMN "connected_by" text REFERENCES "users"("id") ON DELETE set null;
