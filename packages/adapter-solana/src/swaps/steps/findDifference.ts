import type { DecodedSwapStep, PreparedSwap } from '@cleat/core/adapter'

/**
 * Finds the field in which a decoded step differs from the exchange that was prepared. `undefined`
 * if it does what was prepared.
 */
export function findDifference(
  { from, feeLimit = 0n, parts: [part, ...rest] }: DecodedSwapStep,
  { swap, router, minReceived, fee, ...prepared }: PreparedSwap,
): string | undefined {
  if (part?.type !== 'exchange' || rest.length > 0 || prepared.steps.length !== 1) return 'step'
  const facts = {
    from: from === swap.address,
    fee: feeLimit <= (fee?.limit ?? -1n),
    router: part.router === router,
    token: part.source === swap.source.address,
    target: part.target === swap.target.address,
    amount: part.amount === swap.amount,
    minimum: part.minReceived >= minReceived && minReceived > 0n,
    to: part.receiver === swap.address,
  }
  return Object.entries(facts).find(([, isMeant]) => !isMeant)?.[0]
}
