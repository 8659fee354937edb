import type { Transaction, Transfer } from '@cleat/core/data'

/**
 * Whether a transaction is nothing but noise: collectibles that nobody asked for, and transfers of nothing that somebody else
 * made, which put an address that looks like a known one into the history, for a visitor to copy by mistake.
 */
export function isSpam(transaction: Transaction, parameters: { address: string }): boolean {
  const { transfers, metadata } = transaction
  const isOwn = metadata.sentFrom.toLowerCase() === parameters.address.toLowerCase()
  const isNoise = (transfer: Transfer) =>
    transfer.nft_info?.flags.is_spam || (!isOwn && /^[0.]+$/.test(transfer.quantity.numeric))
  return transfers.length > 0 && transfers.every(isNoise)
}
