ALTER TABLE "profiles" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_kind","target_id");--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at","id");