import type { CaipNetwork, HeldToken } from '@cleat/core/adapter'
import { readDecimals } from '../abi/readDecimals.ts'
import { readTokenText } from '../abi/readTokenText.ts'
import { readWord } from '../abi/readWord.ts'
import { tokenCalls } from '../abi/tokenCalls.ts'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { readMany } from '../node/readMany.ts'
import { parseReceiver } from '../prepare/parseReceiver.ts'

/**
 * The balances of the given tokens. Leaves out what is no token or has impossible decimals.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readTokens(
  chain: EvmChain,
  parameters: { address: string; network: CaipNetwork; tokens: readonly string[] },
): Promise<readonly HeldToken[]> {
  const { address, network, tokens } = parameters
  const node = createEvmNode(chain, network)
  const known = tokens
    .map((token) => parseReceiver(chain, { text: token }))
    .filter((token) => token !== undefined)
  const { balanceOf, decimals, symbol, name } = tokenCalls
  const calls = [balanceOf(address), decimals(), symbol(), name()]
  const answers = await readMany(
    node,
    known.flatMap((to) => calls.map((data) => ({ to, data }))),
  )
  return known.flatMap((token, index) => {
    const held = toHeldToken(token, answers.slice(index * calls.length, (index + 1) * calls.length))
    return held ? [held] : []
  })
}

function toHeldToken(
  address: string,
  [balance = '', count = '', symbolData = '', nameData = '']: readonly (string | undefined)[],
): HeldToken | undefined {
  const value = readWord(balance, 0)
  const decimals = readDecimals(count)
  const symbol = readTokenText(symbolData)
  if (value === undefined || decimals === undefined || symbol === undefined) return undefined
  return { address, name: readTokenText(nameData) ?? symbol, symbol, decimals, value }
}
