CREATE TABLE "wallet_email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"email" text NOT NULL,
	"host" text NOT NULL,
	"browser" text NOT NULL,
	"login" text,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wallet_email_changes_ends_at" ON "wallet_email_changes" USING btree ("ends_at");