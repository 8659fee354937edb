CREATE TABLE "onramp_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"project" text,
	"provider" text NOT NULL,
	"provider_ref" text,
	"chain_id" text NOT NULL,
	"asset" text,
	"asset_code" text NOT NULL,
	"symbol" text NOT NULL,
	"address" text NOT NULL,
	"fiat" text NOT NULL,
	"fiat_amount" text,
	"status" text NOT NULL,
	"reason" text,
	"amount" text,
	"tx_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"news_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"next_poll_at" timestamp (3) with time zone,
	"polls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onramp_webhooks" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "onramp_webhooks_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE INDEX "onramp_orders_next_poll_at" ON "onramp_orders" USING btree ("next_poll_at");--> statement-breakpoint
CREATE INDEX "onramp_orders_updated_at" ON "onramp_orders" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "onramp_orders_provider_ref" ON "onramp_orders" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "onramp_webhooks_received_at" ON "onramp_webhooks" USING btree ("received_at");