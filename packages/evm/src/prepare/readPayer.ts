import { readWord } from '../abi/readWord.ts'
import { tokenCalls } from '../abi/tokenCalls.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isDelegated } from '../node/isDelegated.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'

/** The payer's state on the chain. */
export type Payer = {
  /** The native balance. */
  readonly balance: bigint
  /** The token's balance, for payments in a token. */
  readonly tokenBalance: bigint | undefined
  /**
   * Whether it is a contract, whose fees another account may pay. A delegated account (EIP-7702)
   * pays its own.
   */
  readonly isContract: boolean
}

/** @throws `NETWORK_RPC_FAILED` */
export async function readPayer(
  node: EvmNode,
  { address, token }: { address: string; token: string | undefined },
): Promise<Payer> {
  const [balance, code, tokenBalance] = await Promise.all([
    node.readNumber('eth_getBalance', address, 'latest'),
    node.readBytes('eth_getCode', address, 'latest'),
    token === undefined ? undefined : readTokenBalance(node, { address, token }),
  ])
  return { balance, tokenBalance, isContract: code !== '0x' && !isDelegated(code) }
}

/** An invalid balance counts as zero. */
async function readTokenBalance(
  node: EvmNode,
  { address, token }: { address: string; token: string },
): Promise<bigint> {
  try {
    const answer = await node.run({ to: token, data: tokenCalls.balanceOf(address) })
    return readWord(answer, 0) ?? 0n
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return 0n
  }
}
