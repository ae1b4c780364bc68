CREATE TABLE "generation_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"microdollars" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "setback" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "input_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "output_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "pictures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "microdollars" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "generation_slots_subject" ON "generation_slots" USING btree ("subject");