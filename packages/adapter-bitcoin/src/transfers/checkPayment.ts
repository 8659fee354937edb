import { CleatError, createRecipientError } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { type ParsedAddress, parseAddress } from '@cleat/signatures/bip122'

/** The total supply, in satoshis. */
const everything = 2_100_000_000_000_000n

/**
 * Checks a payment before the wallet is asked. Returns the receiver's address in its usual
 * spelling.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`
 */
export function checkPayment(parameters: {
  recipient: string
  amount: bigint
  network: BitcoinNetworkName
}): ParsedAddress {
  const { recipient, amount, network } = parameters
  // A JavaScript number may have lost precision.
  if (typeof amount !== 'bigint' || amount <= 0n || amount > everything)
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'sendTransfer' } })
  const to = parseAddress({ address: recipient, network })
  if (to) return to
  throw createRecipientError(recipient)
}
