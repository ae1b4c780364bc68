CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "creative_directors" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"rating" numeric(2, 1),
	"review_count" integer DEFAULT 0 NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"tools" text[] DEFAULT '{}' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"profile_image" text,
	"video_reel_url" text,
	"video_reel_duration" text,
	"website_url" text,
	"availability_status" text DEFAULT 'available' NOT NULL,
	"last_synced_at" timestamp with time zone NOT NULL,
	"sample" boolean NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	"hourly_rate" integer,
	"project_minimum" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sort_name" text COLLATE "C" NOT NULL,
	"search_text" text NOT NULL,
	"skills_text" text NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "director_catalogue" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"synced_at" timestamp with time zone,
	"feed" text,
	"etag" text,
	"last_modified" text,
	"fingerprint" text,
	"run_id" uuid,
	"run_until" timestamp with time zone,
	CONSTRAINT "director_catalogue_one_row" CHECK ("director_catalogue"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "director_syncs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"deactivated" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "production_requests" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"budget" text,
	"specific_budget" text NOT NULL,
	"schedule" text,
	"ad_spend_budget" text,
	"media_buying_services" boolean NOT NULL,
	"director_id" text NOT NULL,
	"director_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "production_requests" ADD CONSTRAINT "production_requests_submission_id_submission_logs_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creative_directors_by_name" ON "creative_directors" USING btree ("sort_name","id") WHERE active;--> statement-breakpoint
CREATE INDEX "creative_directors_search" ON "creative_directors" USING gin ("search_text" gin_trgm_ops,"skills_text" gin_trgm_ops,"grams") WHERE active;--> statement-breakpoint
CREATE INDEX "director_syncs_started_at" ON "director_syncs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "production_requests_created_at" ON "production_requests" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "director_catalogue" ("id") VALUES (1);
