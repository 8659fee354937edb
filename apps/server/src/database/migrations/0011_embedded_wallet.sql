CREATE TABLE "wallet_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_boxes" (
	"wallet" text NOT NULL,
	"holder" text NOT NULL,
	"kind" text NOT NULL,
	"public_key" text NOT NULL,
	"box" text NOT NULL,
	CONSTRAINT "wallet_boxes_wallet_holder_pk" PRIMARY KEY("wallet","holder")
);
--> statement-breakpoint
CREATE TABLE "wallet_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"generation" integer NOT NULL,
	"holder" text NOT NULL,
	"session" text NOT NULL,
	"hash" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"jkt" text NOT NULL,
	"public_key" text NOT NULL,
	"label" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account" text NOT NULL,
	"email_index" text,
	"email" text,
	"username" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "wallet_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"email_index" text,
	"email" text,
	"username" text,
	"subject" text,
	"secret" text,
	"key_id" text NOT NULL,
	"jkt" text NOT NULL,
	"host" text NOT NULL,
	"browser" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"is_silent" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" json NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"has_prf" boolean NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_recoveries" (
	"wallet" text NOT NULL,
	"holder" text NOT NULL,
	"jkt" text NOT NULL,
	"ready_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_recoveries_wallet_holder_jkt_pk" PRIMARY KEY("wallet","holder","jkt")
);
--> statement-breakpoint
CREATE TABLE "wallet_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"jkt" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"is_cross_site" boolean NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"proven_by" text,
	"label" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"generation" integer NOT NULL,
	"keystore" text NOT NULL,
	"share" text NOT NULL,
	"accounts" json NOT NULL,
	"account_types" json NOT NULL,
	"confirm" text NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"deletes_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"event" text NOT NULL,
	"facts" json NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_handoffs" (
	"hash" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"request" text NOT NULL,
	"frame_jkt" text NOT NULL,
	"window_jkt" text,
	"is_cross_site" boolean NOT NULL,
	"cookie_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"account" text,
	"method" text,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"mail" json NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"jkt" text NOT NULL,
	"account" text,
	"host" text NOT NULL,
	"browser" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_used_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_boxes" ADD CONSTRAINT "wallet_boxes_wallet_wallet_wallets_id_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallet_wallets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_challenges" ADD CONSTRAINT "wallet_challenges_wallet_wallet_wallets_id_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallet_wallets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_devices" ADD CONSTRAINT "wallet_devices_account_wallet_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."wallet_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_identities" ADD CONSTRAINT "wallet_identities_account_wallet_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."wallet_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_passkeys" ADD CONSTRAINT "wallet_passkeys_account_wallet_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."wallet_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_recoveries" ADD CONSTRAINT "wallet_recoveries_wallet_wallet_wallets_id_fk" FOREIGN KEY ("wallet") REFERENCES "public"."wallet_wallets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_sessions" ADD CONSTRAINT "wallet_sessions_account_wallet_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."wallet_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_wallets" ADD CONSTRAINT "wallet_wallets_account_wallet_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."wallet_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_challenges_ends_at" ON "wallet_challenges" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_devices_key" ON "wallet_devices" USING btree ("account","jkt");--> statement-breakpoint
CREATE INDEX "wallet_identities_account" ON "wallet_identities" USING btree ("account");--> statement-breakpoint
CREATE INDEX "wallet_identities_email_index" ON "wallet_identities" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "wallet_logins_email_index" ON "wallet_logins" USING btree ("email_index","created_at");--> statement-breakpoint
CREATE INDEX "wallet_logins_created_at" ON "wallet_logins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wallet_passkeys_account" ON "wallet_passkeys" USING btree ("account");--> statement-breakpoint
CREATE INDEX "wallet_sessions_account" ON "wallet_sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "wallet_sessions_used_at" ON "wallet_sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "wallet_wallets_account" ON "wallet_wallets" USING btree ("account");--> statement-breakpoint
CREATE INDEX "wallet_wallets_deletes_at" ON "wallet_wallets" USING btree ("deletes_at");--> statement-breakpoint
CREATE INDEX "wallet_events_account" ON "wallet_events" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "wallet_events_at" ON "wallet_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wallet_handoffs_ends_at" ON "wallet_handoffs" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "wallet_mails_next_at" ON "wallet_mails" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "wallet_passkey_challenges_ends_at" ON "wallet_passkey_challenges" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "wallet_used_proofs_ends_at" ON "wallet_used_proofs" USING btree ("ends_at");