CREATE TABLE "sponsored_operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project" text NOT NULL,
	"chain_id" text NOT NULL,
	"account" text NOT NULL,
	"nonce" numeric(78, 0) NOT NULL,
	"paymaster" text NOT NULL,
	"block" bigint NOT NULL,
	"cost" numeric(78, 0) NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"is_failed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sponsored_operations_project" ON "sponsored_operations" USING btree ("project","created_at");--> statement-breakpoint
CREATE INDEX "sponsored_operations_account" ON "sponsored_operations" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "sponsored_operations_ends_at" ON "sponsored_operations" USING btree ("is_settled","ends_at");