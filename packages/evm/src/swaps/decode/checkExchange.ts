import type { DecodedExchange } from '@cleat/core/adapter'
import { alteredError } from '../../payload/alteredError.ts'
import { permit2 } from '../contracts/permit2.ts'
import { missingFloorError } from './base/missingFloorError.ts'
import type { SwapCall } from './base/swapCall.ts'

/**
 * Checks what holds for the exchanges of every contract: something is given for something else, to
 * the account that pays it.
 * @throws `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`
 */
export function checkExchange(
  exchange: DecodedExchange,
  {
    router,
    value,
    account,
    contracts,
  }: Pick<SwapCall, 'router' | 'value' | 'account' | 'contracts'>,
): void {
  const { source, target, amount, minReceived, receiver } = exchange
  const isWrap = router === contracts.wrapped
  if (isForbidden(router) || router === account) throw alteredError('router')
  if (!isWrap && (router === source || router === target)) throw alteredError('router')
  if (source !== undefined && isForbidden(source)) throw alteredError('token')
  if (target === source || (target !== undefined && isForbidden(target)))
    throw alteredError('target')
  if (amount === 0n) throw alteredError('amount')
  if (value !== (source === undefined ? amount : 0n)) throw alteredError('value')
  if (minReceived === 0n) throw missingFloorError(router)
  if (receiver !== account) throw alteredError('to')
}

/** What holds allowances, the chain's precompiles, and what stands for coins or nothing. */
function isForbidden(address: string): boolean {
  return address === permit2 || /^0x(?:0{36}|e{40})/.test(address)
}
