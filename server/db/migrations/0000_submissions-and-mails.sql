CREATE TABLE "limits" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limits_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
CREATE TABLE "mail_stops" (
	"address" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"submission_id" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"message_id" text
);
--> statement-breakpoint
CREATE TABLE "submission_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"product_name" text NOT NULL,
	"creative_brief" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"package" jsonb NOT NULL,
	"ip_address" text NOT NULL,
	"dedupe_key" text NOT NULL,
	CONSTRAINT "submission_logs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_id_submission_logs_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limits_resets_at" ON "limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_submission_id" ON "mails" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_logs_created_at" ON "submission_logs" USING btree ("created_at");