CREATE TABLE "project_packages" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_packages" ADD CONSTRAINT "project_packages_submission_id_submission_logs_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_packages" ADD CONSTRAINT "project_packages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_packages_project" ON "project_packages" USING btree ("project_id");--> statement-breakpoint
INSERT INTO "project_packages" ("submission_id", "project_id")
SELECT s."id", p."id" FROM "projects" p JOIN "submission_logs" s ON s."id" = p."submission_id";--> statement-breakpoint
INSERT INTO "project_packages" ("submission_id", "project_id")
SELECT s."id", p."id" FROM "submission_logs" s CROSS JOIN LATERAL (
	SELECT "id" FROM "projects"
	WHERE "user_id" = s."user_id" AND lower("product_name") = lower(s."product_name")
	ORDER BY ("archived_at" IS NULL) DESC, ("script" = s."package"->>'script') DESC, "created_at" DESC
	LIMIT 1
) p WHERE s."user_id" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "pipeline" e SET "project_id" = l."project_id", "submission_id" = NULL
FROM (
	SELECT DISTINCT ON (pp."project_id") pp."project_id", e2."id" FROM "project_packages" pp
	JOIN "pipeline" e2 ON e2."submission_id" = pp."submission_id"
	WHERE NOT EXISTS (SELECT FROM "pipeline" own WHERE own."project_id" = pp."project_id")
	ORDER BY pp."project_id", e2."updated_at" DESC
) l WHERE e."id" = l."id";--> statement-breakpoint
UPDATE "pipeline_notes" n SET "entry_id" = own."id"
FROM "pipeline" e JOIN "project_packages" pp ON pp."submission_id" = e."submission_id"
JOIN "pipeline" own ON own."project_id" = pp."project_id"
WHERE n."entry_id" = e."id";
