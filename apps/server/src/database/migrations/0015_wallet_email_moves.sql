CREATE TABLE "wallet_email_moves" (
	"account" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"ready_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_email_changes" ADD COLUMN "kind" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
CREATE INDEX "wallet_email_moves_id" ON "wallet_email_moves" USING btree ("id");--> statement-breakpoint
CREATE INDEX "wallet_email_moves_ready_at" ON "wallet_email_moves" USING btree ("ready_at");