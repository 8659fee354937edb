import type {
  DecodedAllowance,
  DecodedExchange,
  DecodedSwapStep,
  PreparedSwap,
} from '@cleat/core/adapter'

/**
 * Finds the field in which a decoded step differs from the exchange that was prepared. `undefined`
 * if it does what was prepared.
 */
export function findDifference(
  { from, chain, feeLimit, parts }: DecodedSwapStep,
  { prepared, step }: { prepared: PreparedSwap; step: number },
): string | undefined {
  const { swap, fee } = prepared
  if (from !== undefined && !isSame(from, swap.address)) return 'from'
  if (chain !== undefined && chain !== String(swap.network.id)) return 'chain'
  if (feeLimit !== undefined && feeLimit > (fee?.limit ?? -1n)) return 'fee'
  const isPermit = prepared.steps[step]?.type === 'permit'
  for (const part of parts) {
    const facts =
      part.type === 'exchange'
        ? listExchange(part, prepared)
        : part.type === 'allowance'
          ? listAllowance(part, prepared, isPermit)
          : { account: isSame(part.account, swap.address) }
    const field = Object.entries(facts).find(([, isMeant]) => !isMeant)?.[0]
    if (field !== undefined) return field
  }
  return undefined
}

function listExchange(
  part: DecodedExchange,
  { swap, router, minReceived }: PreparedSwap,
): Readonly<Record<string, boolean>> {
  return {
    router: isSame(part.router, router),
    token: isSame(part.source, swap.source.address),
    target: isSame(part.target, swap.target.address),
    amount: part.amount === swap.amount,
    minimum: part.minReceived >= minReceived && minReceived > 0n,
    to: isSame(part.receiver, swap.address),
  }
}

function listAllowance(
  part: DecodedAllowance,
  { swap, spender, router }: PreparedSwap,
  isPermit: boolean,
): Readonly<Record<string, boolean>> {
  return {
    token: isSame(part.token, swap.source.address),
    // Permit2 takes what it may take for the router.
    spender:
      spender !== undefined &&
      (isSame(part.spender, spender) || (isPermit && isSame(part.spender, router))),
    allowance: part.amount === swap.amount || part.amount === 0n,
  }
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
