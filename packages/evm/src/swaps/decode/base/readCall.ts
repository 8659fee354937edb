import { alteredError } from '../../../payload/alteredError.ts'
import type { SwapCall } from './swapCall.ts'

/** No exchange needs more: 64 kB. */
const longestData = 2 + 2 * 65_536
const address = /^0x[0-9a-f]{40}$/i
const bytes = /^0x(?:[0-9a-f]{2}){4,}$/i
const tooMuch = 1n << 256n

/**
 * Takes a call apart.
 * @throws `PAYMENT_ALTERED` if it has no function, or is no call at all
 */
export function readCall(
  call: { readonly to: string; readonly data: string; readonly value: bigint },
  account: string,
): Omit<SwapCall, 'contracts'> {
  const { to, data, value } = call
  if (typeof to !== 'string' || !address.test(to)) throw alteredError('router')
  if (typeof data !== 'string' || data.length > longestData || !bytes.test(data))
    throw alteredError('data')
  if (typeof value !== 'bigint' || value < 0n || value >= tooMuch) throw alteredError('value')
  if (typeof account !== 'string' || !address.test(account)) throw alteredError('from')
  const digits = data.slice(2).toLowerCase()
  return {
    router: to.toLowerCase(),
    selector: digits.slice(0, 8),
    input: digits.slice(8),
    value,
    account: account.toLowerCase(),
  }
}
