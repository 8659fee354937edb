CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"project_id" text,
	"sdk_type" text,
	"sdk_version" text,
	"type" text NOT NULL,
	"event" text NOT NULL,
	"origin" text,
	"domain" text NOT NULL,
	"props" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analytics_events_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE INDEX "analytics_events_received_at" ON "analytics_events" USING btree ("received_at");