import type { PaymentOutcome } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { MinedTransaction } from '../../follow/createTransactionTracker.ts'
import { type Contents, readContents } from '../../follow/readContents.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { isAskedCall } from './isAskedCall.ts'
import { isCoinPaid } from './isCoinPaid.ts'
import { isTokenPaid } from './isTokenPaid.ts'
import { readCoinProof } from './readCoinProof.ts'
import { readTokenProof } from './readTokenProof.ts'

export declare namespace classifyContents {
  type Parameters = MinedTransaction & {
    transfer: EvmTransfer
    /** What was to arrive after the token's fee, in base units. @default the amount */
    arrives?: bigint | undefined
    /** Whether the transaction is the call that was asked for. */
    isSame: boolean
  }
}

type Known = classifyContents.Parameters & {
  contents: Contents
  logged: ReturnType<typeof readTokenProof>
}

/** `undefined`: neither is proven. */
type Proof = 'paid' | 'altered' | undefined

/**
 * What came of a payment that its transaction alone does not prove: by the logs of its operation,
 * by a trace, by balances, or not at all.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyContents(
  node: EvmNode,
  parameters: classifyContents.Parameters,
): Promise<PaymentOutcome> {
  const { transfer, transaction, isSuccessor, isSame, arrives } = parameters
  const { hash } = transaction
  const changed: PaymentOutcome = { status: isSuccessor ? 'replaced' : 'altered', hash }
  const contents = readContents(node, { ...parameters, account: transfer.from })
  const { operation, logs, paymaster, failure: reason } = contents
  // The receipt is another one than that in which the operation was found.
  if (parameters.operationHash !== undefined && !operation) return { status: 'unproven', hash }
  const logged =
    transfer.token === undefined
      ? undefined
      : readTokenProof({ transfer, logs, paymaster, arrives })
  const known: Known = { ...parameters, contents, logged }
  if (!isSame && !(await canHold(node, known))) return changed
  const calls = await fetchCalls(known)
  const proof = proveByCalls(known, calls)
  // An account that says it failed, and paid, is not believed.
  if (reason !== undefined)
    return proof ? { status: 'unproven', hash } : { status: 'failed', hash, reason }
  if (proof === 'altered') return changed
  const isPaid = proof === 'paid' || (await isPaidByBalances(node, { ...known, calls }))
  return { status: isPaid ? 'confirmed' : 'unproven', hash }
}

/** Whether a transaction that is not the payment can hold it. */
async function canHold(node: EvmNode, known: Known): Promise<boolean> {
  const { transfer, transaction, contents, logged } = known
  if (logged === 'paid') return true
  if (isPlain(transfer, transaction)) return false
  // Without code, an account pays by its own transactions alone.
  return contents.operation !== undefined || hasCode(node, known)
}

/** `undefined` if the logs tell enough, or the node traces nothing. */
async function fetchCalls({ transfer, contents, logged }: Known): Promise<Calls> {
  if (logged === 'paid' || logged === 'altered') return undefined
  if (transfer.token !== undefined && logged === undefined) return undefined
  return contents.fetchCalls()
}

type Calls = Awaited<ReturnType<Contents['fetchCalls']>>

function proveByCalls({ transfer, contents, logged }: Known, calls: Calls): Proof {
  if (logged === 'paid' || logged === 'altered') return logged
  if (transfer.token === undefined)
    return calls && readCoinProof(calls, { transfer, paymaster: contents.paymaster })
  if (logged === undefined) return undefined
  if (calls) return isAskedCall(calls, transfer) ? 'paid' : 'altered'
  return logged === 'less' ? 'altered' : undefined
}

/** Coins where the node traces nothing, and tokens that log nothing. */
async function isPaidByBalances(node: EvmNode, known: Known & { calls: Calls }): Promise<boolean> {
  const { transfer, logged, calls } = known
  if (transfer.token === undefined) return !calls && isCoinPaid(node, known)
  return logged === undefined && isTokenPaid(node, known)
}

/** Whether it only moves coins from the payer, to another account or in another amount. */
function isPlain({ from }: EvmTransfer, transaction: NodeTransaction): boolean {
  return transaction.from === from.toLowerCase() && transaction.input === '0x'
}

/** In the block of the transaction, because a delegation can be set and taken back (EIP-7702). */
async function hasCode(
  node: EvmNode,
  { transfer, receipt }: Pick<Known, 'transfer' | 'receipt'>,
): Promise<boolean> {
  const read = (block: string) => node.readBytes('eth_getCode', transfer.from, block)
  const then = await read(toQuantity(receipt.blockNumber)).catch(() => undefined)
  return (then ?? (await read('latest'))) !== '0x'
}
