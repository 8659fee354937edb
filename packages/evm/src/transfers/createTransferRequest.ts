import type { CaipNetwork, ProviderRequest } from '@cleat/core/adapter'
import { CleatError, createRecipientError } from '@cleat/core/adapter'

export declare namespace createTransferRequest {
  type Parameters = {
    /** The address of the receiver. */
    to: string
    /** The amount in wei. */
    value: bigint
    /** The address of the sender. */
    address: string
    /** The network that the transaction is for. */
    network: CaipNetwork
    /** Adds the checksum (EIP-55) to an address in lower case. */
    toAddress: (address: string) => string
  }
}

/** More does not fit into 256 bits. */
const limit = 2n ** 256n

/**
 * Creates the `eth_sendTransaction` request for a transfer of the native currency. It names the
 * chain, so that a wallet on another chain refuses it.
 * @throws `CAIP_ADDRESS_INVALID` if the receiver is no address, is the zero address, or has a wrong
 *   checksum; `REQUEST_NOT_ALLOWED` if the amount is not a bigint from 0 to 2^256 - 1
 * @see EIP-55
 */
export function createTransferRequest(
  parameters: createTransferRequest.Parameters,
): ProviderRequest {
  const { to, value, address: from, network, toAddress } = parameters
  const receiver = parseRecipient(to, toAddress)
  if (!receiver) throw createRecipientError(to)
  // A number would be rounded already, and a text would be taken for hexadecimal.
  if (typeof value !== 'bigint' || value < 0n || value >= limit)
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'transfer:send' } })
  const chainId = toQuantity(Number(network.id))
  const transaction = { from, to: receiver, value: toQuantity(value), chainId }
  return { method: 'eth_sendTransaction', params: [transaction] }
}

function parseRecipient(to: unknown, toAddress: (address: string) => string): string | undefined {
  if (typeof to !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(to) || /^0x0+$/.test(to))
    return undefined
  const digits = to.slice(2)
  const address = toAddress(to.toLowerCase())
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || to === address ? address : undefined
}

/** A number as JSON-RPC writes it. */
function toQuantity(value: bigint | number): string {
  return `0x${value.toString(16)}`
}
