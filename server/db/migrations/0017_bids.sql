CREATE TABLE "bids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"director_id" text NOT NULL,
	"director_name" text NOT NULL,
	"director_place" text NOT NULL,
	"address" text,
	"key" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"price_dollars" integer,
	"days" integer,
	"included" text DEFAULT '' NOT NULL,
	"availability" text DEFAULT '' NOT NULL,
	"references" text[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bids_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bid_id" uuid;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bids_once" ON "bids" USING btree ("project_id","director_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_bid_id" ON "mails" USING btree ("bid_id");