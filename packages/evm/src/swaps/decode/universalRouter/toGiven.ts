import type { DecodedExchange } from '@cleat/core/adapter'
import { alteredError } from '../../../payload/alteredError.ts'
import { missingFloorError } from '../base/missingFloorError.ts'
import type { Ledger } from './ledger.ts'

type Facts = Pick<DecodedExchange, 'target' | 'minReceived' | 'receiver'>

/**
 * What commands give for sure: what they must pay to the account. What stays with the router may be
 * taken by anyone.
 * @throws `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`
 */
export function toGiven(
  { payments }: Ledger,
  { router, account }: { readonly router: string; readonly account: string },
): Facts {
  const sure = payments.filter(({ receiver, minimum }) => minimum > 0n && receiver !== router)
  const own = sure.filter(({ receiver }) => receiver === account)
  const paid = own.length > 0 ? own : sure.slice(-1)
  const last = paid.at(-1)
  if (!last) throw missingFloorError(router)
  if (paid.some(({ token }) => token !== last.token)) throw alteredError('target')
  const minReceived = paid.reduce((sum, { minimum }) => sum + minimum, 0n)
  return { target: last.token, receiver: last.receiver, minReceived }
}
