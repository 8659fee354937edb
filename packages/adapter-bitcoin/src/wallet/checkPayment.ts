import { CleatError, createRecipientError } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import { loadChain } from '../loadChain.ts'

/** All that there can ever be, in satoshi. */
const everything = 2_100_000_000_000_000n

/**
 * Whether a payment can be meant, before anybody is asked for it. Resolves with the recipient's address as it is usually written.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`
 */
export async function checkPayment(parameters: {
  recipient: string
  amount: bigint
  network: BitcoinNetworkName
}): Promise<string> {
  const { recipient, amount, network } = parameters
  // A number would be rounded already.
  if (typeof amount !== 'bigint' || amount <= 0n || amount > everything)
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'sendTransfer' } })
  const to = (await loadChain()).parseAddress({ address: recipient, network })
  if (to) return to.address
  throw createRecipientError(recipient)
}
