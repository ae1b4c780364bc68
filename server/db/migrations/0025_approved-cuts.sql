ALTER TABLE "project_approvals" ADD COLUMN "cuts" jsonb;--> statement-breakpoint
CREATE OR REPLACE TRIGGER hold_frames AFTER INSERT OR UPDATE OF storyboard_frames, cuts OR DELETE ON "project_approvals" FOR EACH ROW EXECUTE FUNCTION hold_frames('storyboard_frames', 'cuts');
