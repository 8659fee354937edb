CREATE TABLE "history_accounts" (
	"account" text NOT NULL,
	"chain_id" text NOT NULL,
	"hash" text NOT NULL,
	"mined_at" timestamp (0) with time zone NOT NULL,
	"block_number" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "history_accounts_account_chain_id_hash_pk" PRIMARY KEY("account","chain_id","hash")
);
--> statement-breakpoint
CREATE TABLE "history_blocks" (
	"chain_id" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "history_blocks_chain_id_number_pk" PRIMARY KEY("chain_id","number")
);
--> statement-breakpoint
CREATE TABLE "history_transactions" (
	"chain_id" text NOT NULL,
	"hash" text NOT NULL,
	"block_number" bigint NOT NULL,
	"sender" text NOT NULL,
	"recipient" text,
	"nonce" bigint NOT NULL,
	"is_failed" boolean NOT NULL,
	"mined_at" timestamp (0) with time zone NOT NULL,
	CONSTRAINT "history_transactions_chain_id_hash_pk" PRIMARY KEY("chain_id","hash")
);
--> statement-breakpoint
CREATE TABLE "history_transfers" (
	"chain_id" text NOT NULL,
	"hash" text NOT NULL,
	"log_index" integer NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"token" text,
	"amount_atomic" numeric(78, 0) NOT NULL,
	CONSTRAINT "history_transfers_chain_id_hash_log_index_pk" PRIMARY KEY("chain_id","hash","log_index")
);
--> statement-breakpoint
ALTER TABLE "history_accounts" ADD CONSTRAINT "history_accounts_chain_id_hash_history_transactions_chain_id_hash_fk" FOREIGN KEY ("chain_id","hash") REFERENCES "public"."history_transactions"("chain_id","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_transfers" ADD CONSTRAINT "history_transfers_chain_id_hash_history_transactions_chain_id_hash_fk" FOREIGN KEY ("chain_id","hash") REFERENCES "public"."history_transactions"("chain_id","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_accounts_page" ON "history_accounts" USING btree ("account","mined_at","chain_id","block_number","position");--> statement-breakpoint
CREATE INDEX "history_accounts_transaction" ON "history_accounts" USING btree ("chain_id","hash");--> statement-breakpoint
CREATE INDEX "history_transactions_block" ON "history_transactions" USING btree ("chain_id","block_number");