CREATE TABLE "siwx_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "siwx_used_nonces" (
	"hash" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "siwx_sessions_ends_at" ON "siwx_sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "siwx_sessions_subject" ON "siwx_sessions" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "siwx_used_nonces_ends_at" ON "siwx_used_nonces" USING btree ("ends_at");