import type { Address, Hex } from 'viem'
import { concat, pad, toFunctionSelector } from 'viem/utils'
import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import { callContracts, multicall3 } from '../rpc/callContracts.ts'
import { hexNumber } from '../rpc/hexSchema.ts'
import type { Holding } from './balanceSource.ts'

export declare namespace fetchEvmBalances {
  type Parameters = {
    chain: EvmChain
    address: string
    signal: AbortSignal
    drops: Drops
  }
}

const balanceOf = toFunctionSelector('balanceOf(address)')
const getEthBalance = toFunctionSelector('getEthBalance(address)')

/** Fetches balances of one block on an EVM chain. Tokens that fail are left out. */
export async function fetchEvmBalances(
  parameters: fetchEvmBalances.Parameters,
): Promise<readonly Holding[]> {
  const { chain, address, signal, drops } = parameters
  const tokens = [...chain.tokens.values()]
  const owner = pad(address.toLowerCase() as Address)
  const data = concat([balanceOf, owner])
  const [first, ...answers] = await callContracts({
    rpc: chain.rpc,
    calls: [
      { to: multicall3, data: concat([getEthBalance, owner]) },
      ...tokens.map((token) => ({ to: token.address as Address, data })),
    ],
    signal,
  })
  const native = readAmount(first) ?? (await readNative(parameters))
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

/** For chains without Multicall3. */
function readNative({ chain, address, signal }: fetchEvmBalances.Parameters): Promise<bigint> {
  const params = [address, 'latest']
  return chain.rpc.call({ method: 'eth_getBalance', params, schema: hexNumber, signal })
}

/** Exactly one word. */
function readAmount(answer: Hex | undefined): bigint | undefined {
  return answer?.length === 66 ? BigInt(answer) : undefined
}
