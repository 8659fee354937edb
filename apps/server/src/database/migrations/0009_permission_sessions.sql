CREATE TABLE "permission_sessions" (
	"pci" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"origin" text NOT NULL,
	"project_id" text,
	"is_by_delegate" boolean NOT NULL,
	"signed" json NOT NULL,
	"expiry" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "permission_sessions_address" ON "permission_sessions" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "permission_sessions_expiry" ON "permission_sessions" USING btree ("expiry");