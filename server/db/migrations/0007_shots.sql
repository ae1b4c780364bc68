ALTER TABLE "project_takes" ADD COLUMN "shots" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "shots" jsonb;