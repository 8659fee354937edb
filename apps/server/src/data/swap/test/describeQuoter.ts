import { localExchange } from '@cleat/localnet'
import type { DescribedChain } from '../../chains/chainsFile.ts'
import { describeExchange } from './describeExchange.ts'

/** The same pools, as the operator writes about contracts with the interface of Uniswap v3. */
export function describeQuoter(): DescribedChain {
  const { wrapped, tokens, published } = localExchange
  const { quoter, swapRouter: router } = published
  const through = [wrapped, tokens.USDC.address]
  const { exchanges: _, ...described } = describeExchange()
  return { ...described, quoters: [{ name: 'Quoted', router, quoter, wrapped, through }] }
}
