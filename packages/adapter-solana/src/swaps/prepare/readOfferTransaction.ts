import { CleatError, readProperty, type SwapOffer } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { readBytes } from '../../walletConnect/readBytes.ts'

/** The most that the chain takes, in bytes. */
const longest = 1232

/**
 * Reads the transaction of an offer, in base64.
 * @throws `SWAP_QUOTE_MISMATCH`
 */
export function readOfferTransaction({ call, source }: SwapOffer): Uint8Array {
  const bytes = readBytes(base64, readProperty(call, 'transaction'))
  if (bytes && bytes.length > 0 && bytes.length <= longest) return bytes
  throw new CleatError('SWAP_QUOTE_MISMATCH', {
    context: { source: source.name, field: 'transaction' },
  })
}
