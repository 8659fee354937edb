import { readWord } from '../../abi/readWord.ts'
import { toQuantity } from '../../abi/toQuantity.ts'
import { toWord } from '../../abi/toWord.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'

/** Written here, because what judges shares no code with what writes. */
const selectors = { allowance: '0xdd62ed3e', balanceOf: '0x70a08231' } as const

/**
 * Asks a token for an amount as of a block.
 * @throws `NETWORK_RPC_FAILED`, or the token's refusal
 */
export async function askToken(
  node: EvmNode,
  parameters: {
    token: string
    question: keyof typeof selectors
    /** The accounts that the question is about. */
    accounts: readonly string[]
    block: bigint
  },
): Promise<bigint> {
  const { token, question, accounts, block } = parameters
  const data = selectors[question] + accounts.map(toWord).join('')
  return readWord(await node.run({ to: token, data }, toQuantity(block)), 0) ?? 0n
}
