/**
 * The least amount that a slippage allows, rounded down as clients do. At least one base unit,
 * because a minimum of zero protects nothing.
 */
export function toFloor(parameters: { amount: bigint; slippageBps: number }): bigint {
  const { amount, slippageBps } = parameters
  const floor = (amount * BigInt(10_000 - slippageBps)) / 10_000n
  return floor > 0n ? floor : 1n
}
