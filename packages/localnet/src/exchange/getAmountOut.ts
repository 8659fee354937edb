/**
 * What a pool of the local exchange gives for an amount, in base units: its reserves keep their
 * product, and 0.3 % of the amount stays in the pool.
 */
export function getAmountOut(parameters: {
  amountIn: bigint
  reserveIn: bigint
  reserveOut: bigint
}): bigint {
  const { amountIn, reserveIn, reserveOut } = parameters
  const afterFee = amountIn * 997n
  return (afterFee * reserveOut) / (reserveIn * 1000n + afterFee)
}
