CREATE TABLE "name_addresses" (
	"name" text NOT NULL,
	"coin_type" numeric NOT NULL,
	"address" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "name_addresses_name_coin_type_pk" PRIMARY KEY("name","coin_type")
);
--> statement-breakpoint
CREATE TABLE "name_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"message" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_texts" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "name_texts_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
CREATE TABLE "names" (
	"name" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL,
	"subject" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "names_skeleton_unique" UNIQUE("skeleton")
);
--> statement-breakpoint
ALTER TABLE "name_addresses" ADD CONSTRAINT "name_addresses_name_names_name_fk" FOREIGN KEY ("name") REFERENCES "public"."names"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_texts" ADD CONSTRAINT "name_texts_name_names_name_fk" FOREIGN KEY ("name") REFERENCES "public"."names"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_addresses_address" ON "name_addresses" USING btree ("address");--> statement-breakpoint
CREATE INDEX "name_events_name" ON "name_events" USING btree ("name");--> statement-breakpoint
CREATE INDEX "names_subject" ON "names" USING btree ("subject");