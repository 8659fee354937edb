import { readRefusal, toTransactionError } from '@cleat/core/adapter'
import { readWord } from '../abi/readWord.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'
import { encodeEffectTrial } from './encodeEffectTrial.ts'
import type { EvmTransfer } from './toTransfer.ts'

/**
 * Tries a payment out, as the payer, on the latest block, and says what arrives of it: nothing where nobody can tell.
 * @throws `TRANSACTION_FAILED` where it would fail, `NETWORK_RPC_FAILED`
 */
export async function tryTransfer(
  node: EvmNode,
  transfer: EvmTransfer,
): Promise<bigint | undefined> {
  const answer = await node.run(transfer.call).catch(refuse)
  const { token, amount } = transfer
  if (token === undefined) return amount
  // Tokens that return nothing are known to mean it well; the effect tells. What returns something says yes or no.
  if (answer !== '0x' && readWord(answer, 0) === 0n) throw failed('the token says no')
  const received = await readEffect(node, { ...transfer, token })
  if (received === 0n) throw failed('the token would not move')
  return received
}

/**
 * How much more the receiver would hold. Nothing where the node cannot run foreign code at an address, and for somebody who pays
 * themselves.
 */
async function readEffect(
  node: EvmNode,
  { token, from, to, amount, data }: EvmTransfer & { token: string },
): Promise<bigint | undefined> {
  if (from.toLowerCase() === to.toLowerCase()) return undefined
  const balanceOf = selectors.balanceOf + toWord(to)
  const request = { from, to: from, data: balanceOf + data?.slice(2) }
  const override = { [from]: { code: encodeEffectTrial(token) } }
  const answer = await node.run(request, 'latest', override).catch(() => '0x')
  const [before, , after, isDone] = [0, 1, 2, 3].map((index) => readWord(answer, index))
  // Code at the payer's address is something that a token may refuse, and which says nothing about the payment.
  if (before === undefined || after === undefined || isDone !== 1n) return undefined
  const received = after - before
  return received < 0n || received > amount ? undefined : received
}

function refuse(error: unknown): never {
  if (isRpcFailure(error)) throw error
  throw toTransactionError({ reason: readRefusal(error), cause: error })
}

function failed(reason: string) {
  return toTransactionError({ reason })
}
