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
	"grams" integer[] NOT NULL,
	"portrait" text,
	"portrait_of" text,
	"portrait_tries" integer DEFAULT 0 NOT NULL,
	"portrait_due_at" timestamp with time zone
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
CREATE TABLE "director_search" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sort_name" text COLLATE "C" NOT NULL,
	"search_text" text NOT NULL,
	"skills_text" text NOT NULL,
	"grams" integer[] NOT NULL
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
CREATE INDEX "director_search_by_name" ON "director_search" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "director_search_found" ON "director_search" USING gin ("search_text" gin_trgm_ops,"grams");--> statement-breakpoint
CREATE INDEX "director_syncs_started_at" ON "director_syncs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "production_requests_created_at" ON "production_requests" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION index_directors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		TRUNCATE director_search;
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM director_search s USING old_rows o WHERE s.id = o.id;
	ELSIF TG_OP = 'UPDATE' THEN
		DELETE FROM director_search s USING old_rows o WHERE s.id = o.id AND NOT EXISTS (
			SELECT FROM new_rows n WHERE n.id = s.id AND n.active
				AND (n.sort_name, n.search_text, n.skills_text, n.grams) = (s.sort_name, s.search_text, s.skills_text, s.grams));
	END IF;
	IF TG_OP IN ('INSERT', 'UPDATE') THEN
		INSERT INTO director_search (id, sort_name, search_text, skills_text, grams)
		SELECT id, sort_name, search_text, skills_text, grams FROM new_rows WHERE active
		ON CONFLICT (id) DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER index_inserted AFTER INSERT ON "creative_directors" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_directors();
--> statement-breakpoint
CREATE TRIGGER index_updated AFTER UPDATE ON "creative_directors" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_directors();
--> statement-breakpoint
CREATE TRIGGER index_deleted AFTER DELETE ON "creative_directors" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION index_directors();
--> statement-breakpoint
CREATE TRIGGER index_truncated AFTER TRUNCATE ON "creative_directors" FOR EACH STATEMENT EXECUTE FUNCTION index_directors();
--> statement-breakpoint
INSERT INTO "director_catalogue" ("id") VALUES (1);
