import type { DecodedExchange } from '@cleat/core/adapter'
import { alteredError } from '../../../payload/alteredError.ts'
import type { Ledger } from './ledger.ts'

/**
 * What commands take at most: all that they draw from the account by Permit2, or the coins that
 * come with the call.
 * @throws `PAYMENT_ALTERED`
 */
export function toTaken(
  { draws, permits }: Ledger,
  { router, value }: { readonly router: string; readonly value: bigint },
): Pick<DecodedExchange, 'source' | 'amount'> {
  const source = draws[0]?.token
  if ([...draws, ...permits].some(({ token }) => token !== source)) throw alteredError('token')
  const amount = source ? draws.reduce((sum, draw) => sum + draw.amount, 0n) : value
  if (permits.some(({ spender }) => spender !== router)) throw alteredError('spender')
  if (permits.some((permit) => permit.amount !== amount)) throw alteredError('allowance')
  return { source, amount }
}
