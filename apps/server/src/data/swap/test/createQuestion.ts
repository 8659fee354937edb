import { readConfig } from '../../../config/readConfig.ts'
import { Problem } from '../../../http/problem.ts'
import { openChains } from '../../chains/openChains.ts'
import { readQuestion } from '../routes/readQuestion.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import { accounts, assets, ethereum, solana } from './swapSamples.ts'

export type Asked = {
  from: keyof typeof assets
  to: keyof typeof assets
  amount: bigint
  slippage?: number | undefined
  client?: string | undefined
}

const { chains } = readConfig({
  CHAINS: `${ethereum}=http://node.invalid,${solana}=http://solana.invalid`,
})
/** Chains whose nodes are never asked. */
export const deadChains = openChains({ chains })

export function createQuestion(asked: Asked): SwapQuestion {
  const { from, to, amount, slippage, client = 'client' } = asked
  const isSolana = ['SOL', 'WSOL', 'SPL'].includes(from)
  const [id, userAddress] = isSolana ? [solana, accounts.solana] : [ethereum, accounts.evm]
  return readQuestion({
    chains: deadChains,
    given: {
      amount: String(amount),
      from: `${id}:${assets[from]}`,
      to: `${id}:${assets[to]}`,
      userAddress,
      slippage,
    },
    client,
    toProblem: (errors) => new Problem('INVALID_QUERY', { detail: JSON.stringify(errors) }),
  })
}
