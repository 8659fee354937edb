import type { Address, Hex } from 'viem'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import { callContracts } from '../rpc/callContracts.ts'
import { isImitation } from './isImitation.ts'
import { readTextAnswer } from './readTextAnswer.ts'
import type { UnlistedToken } from './tokenSource.ts'

export declare namespace fetchUnlistedTokens {
  type Parameters = {
    chain: EvmChain
    /** With checksum. */
    addresses: readonly string[]
    drops: Drops
    signal: AbortSignal
  }
}

const abi = parseAbi([
  'function decimals() view returns (uint256)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
])
const functions = ['decimals', 'symbol', 'name'] as const
const maxDecimals = 36n

/**
 * Fetches the metadata of unlisted tokens. Tokens without valid decimals and imitations of listed
 * tokens are left out. A name that cannot be displayed is dropped alone.
 */
export async function fetchUnlistedTokens(
  parameters: fetchUnlistedTokens.Parameters,
): Promise<ReadonlyMap<string, UnlistedToken>> {
  const { chain, addresses, drops, signal } = parameters
  const calls = addresses.flatMap((address) =>
    functions.map((functionName) => ({
      to: address as Address,
      data: encodeFunctionData({ abi, functionName }),
    })),
  )
  const answers = await callContracts({ rpc: chain.rpc, calls, signal })
  const tokens = new Map<string, UnlistedToken>()
  for (const [index, address] of addresses.entries()) {
    const [decimals, symbol, name] = answers.slice(index * 3, index * 3 + 3)
    const token = {
      address,
      decimals: readDecimals(decimals),
      symbol: readTextAnswer(symbol, 20),
      name: readTextAnswer(name, 40),
    }
    if (token.decimals === undefined) drops.add('decimals unreadable', chain.id)
    else if (isImitation({ token, chain })) drops.add('imitation of a known token', chain.id)
    else tokens.set(address, { ...token, decimals: token.decimals })
    if (!token.symbol || !token.name) drops.add('text unreadable', chain.id)
  }
  return tokens
}

function readDecimals(answer: Hex | undefined): number | undefined {
  if (answer?.length !== 66) return undefined
  const decimals = BigInt(answer)
  return decimals <= maxDecimals ? Number(decimals) : undefined
}
