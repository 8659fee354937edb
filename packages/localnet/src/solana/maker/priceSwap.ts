/** What one SOL costs, in millionths of a dollar: the maker buys a little lower than it sells. */
const prices = { buys: 149_700_000n, sells: 150_300_000n }
const lamportsPerSol = 1_000_000_000n

/**
 * What the maker gives for an amount, in base units of SOL (9 decimals) and USDC (6 decimals),
 * rounded down.
 */
export function priceSwap(parameters: { sells: 'SOL' | 'USDC'; amount: bigint }): bigint {
  const { sells, amount } = parameters
  return sells === 'USDC'
    ? (amount * prices.buys) / lamportsPerSol
    : (amount * lamportsPerSol) / prices.sells
}
