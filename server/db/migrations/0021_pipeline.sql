CREATE TABLE "pipeline" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"submission_id" uuid,
	"stage" text DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pipeline_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"author_id" uuid,
	"author_email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pipeline" ADD CONSTRAINT "pipeline_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline" ADD CONSTRAINT "pipeline_submission_id_submission_logs_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline" ADD CONSTRAINT "pipeline_assignee_id_profiles_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_notes" ADD CONSTRAINT "pipeline_notes_entry_id_pipeline_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."pipeline"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_notes" ADD CONSTRAINT "pipeline_notes_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pipeline_project" ON "pipeline" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pipeline_submission" ON "pipeline" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "pipeline_assignee" ON "pipeline" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "pipeline_notes_newest" ON "pipeline_notes" USING btree ("entry_id","created_at");