/** A balance as a data service returns it. The native currency without a token. */
export function toBalance(parameters: {
  token?: number | undefined
  name: string
  symbol: string
  decimals?: number | undefined
  numeric: string
  price?: number | undefined
}): object {
  const { token, name, symbol, decimals = 6, numeric, price } = parameters
  return {
    name,
    symbol,
    chainId: 'eip155:1',
    ...(token && { address: `eip155:1:0x${String(token).padStart(40, '0')}` }),
    price,
    quantity: { decimals: `${decimals}`, numeric },
  }
}
