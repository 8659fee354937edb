/** The reserves of a pool, in the direction of a swap. */
export type Hop = { readonly reserveIn: bigint; readonly reserveOut: bigint }

export declare namespace getAmountOut {
  type Parameters = {
    amount: bigint
    /** The pools, one after the other. */
    hops: readonly Hop[]
    /** The fee of each pool, in hundredths of a percent. */
    feeBps: number
  }
}

/** What constant-product pools pay out, with the rounding of their contracts. */
export function getAmountOut(parameters: getAmountOut.Parameters): bigint {
  const { amount, hops, feeBps } = parameters
  const kept = BigInt(10_000 - feeBps)
  return hops.reduce((amountIn, { reserveIn, reserveOut }) => {
    const paid = amountIn * kept
    const total = reserveIn * 10_000n + paid
    return total === 0n ? 0n : (paid * reserveOut) / total
  }, amount)
}
