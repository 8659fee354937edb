CREATE TABLE "siwx_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"data" json NOT NULL
);
--> statement-breakpoint
CREATE INDEX "siwx_sessions_ends_at" ON "siwx_sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "siwx_sessions_user_id" ON "siwx_sessions" USING btree ("user_id");