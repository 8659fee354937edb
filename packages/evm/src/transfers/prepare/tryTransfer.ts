import { readRefusal, toTransactionError } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isRpcFailure } from '../../node/isRpcFailure.ts'
import { encodeEffectTrial } from './encodeEffectTrial.ts'
import type { EvmTransfer } from './toTransfer.ts'

/**
 * Simulates a payment from the payer on the latest block, and returns what arrives. `undefined` if
 * that is unknown.
 * @throws `TRANSACTION_FAILED` if it would fail, `NETWORK_RPC_FAILED`
 */
export async function tryTransfer(
  node: EvmNode,
  transfer: EvmTransfer,
): Promise<bigint | undefined> {
  const answer = await node.run(transfer.call).catch(refuse)
  const { token, amount } = transfer
  if (token === undefined) return amount
  // Some tokens return nothing on success, so the balance decides. Others return whether it
  // succeeded.
  if (answer !== '0x' && readWord(answer, 0) === 0n) throw failed('the token says no')
  const received = await readEffect(node, { ...transfer, token })
  if (received === 0n) throw failed('the token would not move')
  return received
}

/**
 * How much the receiver's balance grows. `undefined` if the node cannot override code, and for
 * payments to oneself.
 */
async function readEffect(
  node: EvmNode,
  { token, from, to, amount, data }: EvmTransfer & { token: string },
): Promise<bigint | undefined> {
  if (from.toLowerCase() === to.toLowerCase()) return undefined
  const balanceOf = tokenCalls.balanceOf(to)
  const request = { from, to: from, data: balanceOf + data?.slice(2) }
  const override = { [from]: { code: encodeEffectTrial(token) } }
  const answer = await node.run(request, 'latest', override).catch(() => '0x')
  const [before, , after, isDone] = [0, 1, 2, 3].map((index) => readWord(answer, index))
  // A token may refuse payers with code, which does not apply to the payment itself.
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
