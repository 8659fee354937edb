/** What CoW Protocol’s order book calls its chains (docs.cow.fi, “Order Book API”), by CAIP-2 id. */
export const cowNetworks: ReadonlyMap<string, string> = new Map([
  ['eip155:1', 'mainnet'],
  ['eip155:56', 'bnb'],
  ['eip155:100', 'xdai'],
  ['eip155:137', 'polygon'],
  ['eip155:8453', 'base'],
  ['eip155:42161', 'arbitrum_one'],
  ['eip155:43114', 'avalanche'],
  ['eip155:59144', 'linea'],
  ['eip155:11155111', 'sepolia'],
])
