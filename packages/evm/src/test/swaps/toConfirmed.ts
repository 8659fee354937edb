import type { CaipNetwork, PreparedSwap } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { SwapSample } from './swapSample.ts'

const fees = { gas: '0x30d40', gasPrice: '0x2' }

/** The payload of a transaction with a sample's call. */
export function toPayload({ call, chainId, facts }: SwapSample): Readonly<Record<string, string>> {
  const { to, data, value } = call
  return {
    ...{ from: facts.receiver, to, value: `0x${value.toString(16)}`, data },
    ...{ ...fees, chainId: toQuantity(BigInt(chainId)) },
  }
}

/** What the visitor confirmed: an exchange with the facts of a sample. */
export function toConfirmed(sample: SwapSample, network: CaipNetwork): PreparedSwap {
  const { facts } = sample
  const { receiver, amount, minReceived, router, deadline } = facts
  const toAsset = (address: string | undefined) => ({ address, symbol: 'A', decimals: 18 })
  return {
    swap: {
      ...{ network, address: receiver, amount, slippageBps: 100 },
      ...{ source: toAsset(facts.source), target: toAsset(facts.target) },
    },
    ...{ kind: 'transaction', router, spender: router, minReceived, deadline },
    steps: [{ type: 'swap', payload: toPayload(sample) }],
    ...{ expected: minReceived, trial: 'none', sourceFees: [], notes: [] },
    ...{ fee: { expected: 400_000n, limit: 400_000n }, expiresAt: Infinity },
  }
}
