import type {
  DecodedAllowance,
  DecodedExchange,
  DecodedSwapStep,
  PreparedSwap,
  SwapStep,
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
  if (feeLimit !== undefined && feeLimit > (fee?.payloadLimit ?? fee?.limit ?? -1n)) return 'fee'
  const type = prepared.steps[step]?.type
  for (const part of parts) {
    const facts =
      part.type === 'exchange'
        ? listExchange(part, prepared)
        : part.type === 'allowance'
          ? listAllowance(part, prepared, type)
          : { account: isSame(part.account, swap.address) }
    const field = Object.entries(facts).find(([, isMeant]) => !isMeant)?.[0]
    if (field !== undefined) return field
  }
  const isExchange = parts.some((part) => part.type === 'exchange')
  return isExchange === exchanging.has(type) ? undefined : 'step'
}

/** The steps that exchange. The others only allow. */
const exchanging: ReadonlySet<SwapStep['type'] | undefined> = new Set(['swap', 'batch', 'sign'])

function listExchange(
  part: DecodedExchange,
  { swap, router, minReceived, deadline = Infinity }: PreparedSwap,
): Readonly<Record<string, boolean>> {
  return {
    router: isSame(part.router, router),
    token: isSame(part.source, swap.source.address),
    target: isSame(part.target, swap.target.address),
    amount: part.amount === swap.amount,
    minimum: part.minReceived >= minReceived && minReceived > 0n,
    to: isSame(part.receiver, swap.address),
    // Later, it would bring the minimum long after the price was shown.
    deadline: (part.deadline ?? Infinity) <= deadline,
  }
}

function listAllowance(
  part: DecodedAllowance,
  { swap, spender, router }: PreparedSwap,
  type: SwapStep['type'] | undefined,
): Readonly<Record<string, boolean>> {
  const isEnd = part.amount === 0n && (type === 'reset' || type === 'batch')
  return {
    token: isSame(part.token, swap.source.address),
    // Permit2 takes what it may take for the router.
    spender:
      spender !== undefined &&
      (isSame(part.spender, spender) || (type === 'permit' && isSame(part.spender, router))),
    allowance: isEnd || (part.amount === swap.amount && type !== 'reset'),
  }
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
