CREATE TABLE "project_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"name" text NOT NULL,
	"creative_brief" text NOT NULL,
	"script" text NOT NULL,
	"storyboard_frames" jsonb NOT NULL,
	"take" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"parent_id" uuid,
	"guest_id" uuid,
	"name" text NOT NULL,
	"part" text NOT NULL,
	"number" integer,
	"about" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shared_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"name" text NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"key" uuid,
	"expires_at" timestamp with time zone,
	"allows_downloads" boolean DEFAULT true NOT NULL,
	"passphrase" text,
	"mails_owner" boolean DEFAULT true NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"visited_at" timestamp with time zone,
	"tell_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_project_id_unique" UNIQUE("project_id"),
	CONSTRAINT "shares_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "project_approvals" ADD CONSTRAINT "project_approvals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_approvals" ADD CONSTRAINT "project_approvals_guest_id_shared_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."shared_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_parent_id_project_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_guest_id_shared_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."shared_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_guests" ADD CONSTRAINT "shared_guests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_approvals_project_id" ON "project_approvals" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_approvals_once" ON "project_approvals" USING btree ("guest_id","take");--> statement-breakpoint
CREATE INDEX "project_comments_project_id" ON "project_comments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_comments_parent_id" ON "project_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "project_comments_guest_id" ON "project_comments" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_guests_browser" ON "shared_guests" USING btree ("project_id","browser");