CREATE TABLE "name_transfers" (
	"name" text PRIMARY KEY NOT NULL,
	"from_account" text NOT NULL,
	"from_address" text NOT NULL,
	"to_account" text NOT NULL,
	"to_address" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"resolves_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "name_events" ALTER COLUMN "account" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "name_events" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "name_events" ALTER COLUMN "signature" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "name_events" ADD COLUMN "records" text;--> statement-breakpoint
ALTER TABLE "names" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "names" ADD COLUMN "freed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "names" ADD COLUMN "rests_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "name_transfers" ADD CONSTRAINT "name_transfers_name_names_name_fk" FOREIGN KEY ("name") REFERENCES "public"."names"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_transfers_from" ON "name_transfers" USING btree ("from_address");--> statement-breakpoint
CREATE INDEX "name_transfers_to" ON "name_transfers" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "names_seen_at" ON "names" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "names_rests_until" ON "names" USING btree ("rests_until");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_event() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Rows of name_events are only added.'; END $$;--> statement-breakpoint
CREATE TRIGGER name_events_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "name_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_event();
