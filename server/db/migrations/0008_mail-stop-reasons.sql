ALTER TABLE "mail_stops" ADD COLUMN "reason" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_stops" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_stops" ADD CONSTRAINT "mail_stops_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_stops_created_at" ON "mail_stops" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_stops_mail_id" ON "mail_stops" USING btree ("mail_id");