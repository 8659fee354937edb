import { addSignature } from '@cleat/adapter-solana/add-signature'
import { parseTransaction } from '@cleat/adapter-solana/parse-transaction'
import type { SolanaTransactions } from '@cleat/embedded-wallet/signer'

/** Solana's transactions, read by the adapter's own reader. */
export const solanaTransactions: SolanaTransactions = {
  readMessage(transaction, address) {
    const parsed = parseTransaction(transaction)
    return parsed?.message.signers.includes(address) ? parsed.messageBytes : undefined
  },
  addSignature,
}
