CREATE TABLE "deleted_work" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "project_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "creative_brief" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deleted_work_created_at" ON "deleted_work" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "projects_archived_at" ON "projects" USING btree ("archived_at") WHERE "projects"."archived_at" is not null;--> statement-breakpoint
CREATE FUNCTION count_deleted_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deleted_work (kind, created_at) SELECT TG_ARGV[0], created_at FROM old_rows;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON "projects" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_work('project');
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON "submission_logs" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_work('submission');
