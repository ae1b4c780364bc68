CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number" integer DEFAULT nextval('order_numbers') NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "number" integer DEFAULT nextval('order_numbers') NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_found" ON "orders" USING gin ("product_name" gin_trgm_ops,"project_name" gin_trgm_ops,"email" gin_trgm_ops);