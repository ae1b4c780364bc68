ALTER TABLE "creative_directors" ADD COLUMN "video_reel_poster" text;--> statement-breakpoint
ALTER TABLE "creative_directors" ADD COLUMN "reel_poster" text;--> statement-breakpoint
ALTER TABLE "creative_directors" ADD COLUMN "reel_poster_of" text;--> statement-breakpoint
ALTER TABLE "creative_directors" ADD COLUMN "reel_poster_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "creative_directors" ADD COLUMN "reel_poster_due_at" timestamp with time zone;