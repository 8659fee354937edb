import type { Transaction, Transfer } from '@cleat/core/data'

/**
 * Whether a transaction is spam: unsolicited collectibles, and zero transfers by strangers (address
 * poisoning), which put a look-alike address into the history to be copied by mistake.
 */
export function isSpam(transaction: Transaction, parameters: { address: string }): boolean {
  const { transfers, metadata } = transaction
  const isOwn = metadata.sentFrom.toLowerCase() === parameters.address.toLowerCase()
  const isNoise = (transfer: Transfer) =>
    transfer.nft_info?.flags.is_spam || (!isOwn && /^[0.]+$/.test(transfer.quantity.numeric))
  return transfers.length > 0 && transfers.every(isNoise)
}
