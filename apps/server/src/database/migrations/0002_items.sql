ALTER TABLE "history_transfers" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "history_transfers" ADD COLUMN "item_standard" text;--> statement-breakpoint
ALTER TABLE "history_transfers" ADD COLUMN "item_id" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "history_transfers" DROP CONSTRAINT "history_transfers_chain_id_hash_log_index_pk";--> statement-breakpoint
ALTER TABLE "history_transfers" ADD CONSTRAINT "history_transfers_chain_id_hash_log_index_part_pk" PRIMARY KEY("chain_id","hash","log_index","part");
