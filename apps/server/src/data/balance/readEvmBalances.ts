import type { Address, Hex } from 'viem'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../createDrops.ts'
import { callContracts } from '../rpc/callContracts.ts'
import { hexNumber } from '../rpc/hexSchema.ts'
import type { Holding } from './balanceSource.ts'

export declare namespace readEvmBalances {
  type Parameters = {
    chain: EvmChain
    address: string
    signal: AbortSignal
    drops: Drops
  }
}

const abi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])

/** What an account has on an EVM chain. A token that does not say how much is left out. */
export async function readEvmBalances(
  parameters: readEvmBalances.Parameters,
): Promise<readonly Holding[]> {
  const { chain, address, signal, drops } = parameters
  const tokens = [...chain.tokens.values()]
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [address as Address] })
  const [native, answers] = await Promise.all([
    chain.rpc.call({
      method: 'eth_getBalance',
      params: [address, 'latest'],
      schema: hexNumber,
      signal,
    }),
    callContracts({
      rpc: chain.rpc,
      calls: tokens.map((token) => ({ to: token.address as Address, data })),
      signal,
    }),
  ])
  const held = tokens.flatMap((token, index) => {
    const amountAtomic = readAmount(answers[index])
    return amountAtomic === undefined ? [] : [{ token, amountAtomic }]
  })
  if (held.length < tokens.length) {
    drops.add('balance unreadable', chain.id, tokens.length - held.length)
  }
  return [
    { token: undefined, amountAtomic: native },
    ...held.filter(({ amountAtomic }) => amountAtomic > 0n),
  ]
}

/** One word, and nothing behind it. */
function readAmount(answer: Hex | undefined): bigint | undefined {
  return answer?.length === 66 ? BigInt(answer) : undefined
}
