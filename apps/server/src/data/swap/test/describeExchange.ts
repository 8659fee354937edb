import { localExchange } from '@cleat/localnet'
import type { DescribedChain } from '../../chains/chainsFile.ts'

/** What the operator of a local chain writes about its exchange. */
export function describeExchange(): DescribedChain {
  const { router, factory, wrapped, tokens } = localExchange
  return {
    price: 2500,
    tokens: Object.values(tokens).map(({ address, name, symbol, decimals }) => {
      return { address, name, symbol, decimals }
    }),
    exchanges: [
      { name: 'Local Exchange', router, factory, wrapped, through: [wrapped, tokens.USDC.address] },
    ],
  }
}
