CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"admin_id" uuid,
	"admin_email" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"milliseconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"dedupe_key" text NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	CONSTRAINT "leads_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "leads_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "usage_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "usage_counts_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "usage_marks" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "usage_marks_day_name_visitor_pk" PRIMARY KEY("day","name","visitor")
);
--> statement-breakpoint
CREATE TABLE "usage_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creative_directors" ADD COLUMN "origin" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
ALTER TABLE "creative_directors" ADD COLUMN "house_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "creative_directors" ADD COLUMN "suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_profiles_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_submission_id_submission_logs_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "generations_at" ON "generations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_failed" ON "leads" USING btree ("created_at") WHERE "leads"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "profiles_found" ON "profiles" USING gin ("full_name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_greenlit" ON "projects" USING btree ("created_at","id") WHERE "projects"."status" = 'greenlit';--> statement-breakpoint
CREATE INDEX "projects_found" ON "projects" USING gin ("project_name" gin_trgm_ops,"product_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "submission_logs_found" ON "submission_logs" USING gin ("product_name" gin_trgm_ops,"email" gin_trgm_ops);