import { CleatError, createRecipientError } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import { type ParsedAddress, parseAddress } from '../chain/parseAddress.ts'

/** All that there can ever be, in satoshi. */
const everything = 2_100_000_000_000_000n

/**
 * Whether a payment can be meant, before anybody is asked for it. Gives the recipient's address as it is usually written.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`
 */
export function checkPayment(parameters: {
  recipient: string
  amount: bigint
  network: BitcoinNetworkName
}): ParsedAddress {
  const { recipient, amount, network } = parameters
  // A number would be rounded already.
  if (typeof amount !== 'bigint' || amount <= 0n || amount > everything)
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'sendTransfer' } })
  const to = parseAddress({ address: recipient, network })
  if (to) return to
  throw createRecipientError(recipient)
}
