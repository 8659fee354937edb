import type { CaipNetwork, ProviderRequest } from '@cleat/core/adapter'
import { CleatError, createRecipientError } from '@cleat/core/adapter'

export declare namespace createTransferRequest {
  type Parameters = {
    to: string
    /** Wei. */
    value: bigint
    /** Who pays. */
    address: string
    network: CaipNetwork
    /** An address in lower case with its checksum (EIP-55). */
    toAddress: (address: string) => string
  }
}

/** More does not fit into 256 bits. */
const limit = 2n ** 256n

/**
 * The request that sends the native coin of an EVM chain. The receiver has 40 digits behind `0x`, a
 * correct checksum if it has one, and is not zero. The request names the chain, so that a wallet on
 * another one refuses.
 * @throws `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`
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
