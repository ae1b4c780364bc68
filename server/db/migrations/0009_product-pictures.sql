CREATE TABLE "product_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest" text,
	"kind" text NOT NULL,
	"files" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"ground" text NOT NULL,
	"cut" jsonb NOT NULL,
	"colours" jsonb NOT NULL,
	"submission_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_submission_id_submission_logs_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission_logs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pictures_user_id" ON "product_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "product_pictures_submission_id" ON "product_pictures" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "product_pictures_kept_until" ON "product_pictures" USING btree ("kept_until");