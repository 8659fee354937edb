/** The symbols that are suggested first, in this order. */
const order =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )

/** Symbols that are suggested before the others, by network. */
const orderByNetwork: { readonly [caipNetworkId: string]: readonly string[] } = {
  'eip155:42161': ['USD₮0'],
}

/** How many are suggested at most. */
const maxSuggested = 8

/** The tokens of a list that are suggested: the first of each symbol, in the symbols' order. */
export function findSuggested<token extends { readonly symbol: string }>(parameters: {
  tokens: readonly token[]
  caipNetworkId: string
}): readonly token[] {
  const { tokens, caipNetworkId } = parameters
  const symbols = [...(orderByNetwork[caipNetworkId] ?? []), ...order]
  const bySymbol = new Map<string, token>()
  for (const token of tokens) if (!bySymbol.has(token.symbol)) bySymbol.set(token.symbol, token)
  return symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []).slice(0, maxSuggested)
}
