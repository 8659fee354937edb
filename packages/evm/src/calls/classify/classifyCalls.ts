import type { BatchCall, CallsReport } from '@cleat/core/adapter'
import { listOperations } from '../../follow/listOperations.ts'
import { readContents } from '../../follow/readContents.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { classifyReceipt } from '../../transfers/follow/classifyReceipt.ts'
import { isBatchOf } from './isBatchOf.ts'
import { listLogged, type MadeCall } from './listLogged.ts'
import type { Mined } from './readMined.ts'
import { readPayment } from './readPayment.ts'

type Outcome = CallsReport['outcomes'][number]

export declare namespace classifyCalls {
  type Parameters = {
    calls: readonly BatchCall[]
    from: string
    since?: string | undefined
    /** The wallet's name for the calls, which may be the hash of an operation. */
    name?: string | undefined
    /** By hash; `undefined` while one is in no block. */
    mined: readonly (Mined | undefined)[]
  }
}

/**
 * What the chain proves of each call: by a transaction that is the call, by one that carries out
 * exactly these calls as a whole, by the calls that a node traced, or by what tokens logged. A call
 * counts once, however often it was asked for. One that is a payment counts by the evidence of
 * payments.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyCalls(
  node: EvmNode,
  parameters: classifyCalls.Parameters,
): Promise<readonly Outcome[]> {
  const { calls, since, mined, name } = parameters
  const from = parameters.from.toLowerCase()
  if (mined.length === 0 || mined.some((one) => one === undefined)) return calls.map(() => 'sent')
  const found = mined.filter((one) => one !== undefined)
  const isOld = ({ receipt }: Mined) => since !== undefined && receipt.blockNumber < BigInt(since)
  if (found.some(isOld)) return calls.map(() => 'unknown')
  if (found.length === calls.length)
    return Promise.all(
      calls.map(async (call, at) => {
        const one = found[at]
        const outcomes = one && (await classify(node, { calls: [call], from, one, name }))
        return outcomes?.[0] ?? 'unknown'
      }),
    )
  const [only, ...others] = found
  if (!only || others.length > 0) return calls.map(() => 'unknown')
  return classify(node, { calls, from, one: only, name })
}

async function classify(
  node: EvmNode,
  parameters: { calls: readonly BatchCall[]; from: string; one: Mined; name: string | undefined },
): Promise<readonly Outcome[]> {
  const { calls, from, one, name } = parameters
  const { transaction, receipt } = one
  const operations = listOperations(receipt.logs, from)
  const operationHash = operations.find(({ hash }) => hash === name?.toLowerCase())?.hash
  const [first] = calls
  const payment = calls.length === 1 && first ? readPayment(first, from) : undefined
  const isSuccessor = one.isSuccessor === true
  if (payment) return [await classifyPayment(node, { ...one, isSuccessor, operationHash, payment })]
  const isOwn = transaction.from === from
  const isCall =
    calls.length === 1 &&
    isOwn &&
    first !== undefined &&
    transaction.to === (first.to?.toLowerCase() ?? '') &&
    transaction.value === BigInt(first.value) &&
    transaction.input === first.data.toLowerCase()
  const isBatch = transaction.to === from && isBatchOf(transaction.input, calls)
  if (isCall || isBatch) return calls.map(() => (receipt.isSuccess ? 'confirmed' : 'reverted'))
  if (isSuccessor && isOwn) return calls.map(() => 'replaced')
  // What failed for others says nothing about these calls.
  if (!receipt.isSuccess) return calls.map(() => (isOwn ? 'reverted' : 'unknown'))
  const contents = readContents(node, { account: from, transaction, receipt, operationHash })
  const { failure, logs } = contents
  const traced = (await contents.fetchCalls())
    ?.filter(({ type }) => type === 'call')
    .map(({ to, value, input }): MadeCall => ({ to, value, data: input }))
  const made = compare(calls, traced ?? listLogged({ logs }, { from, calls }))
  // An account that says it failed, and did it, is not believed.
  if (failure !== undefined) return made.includes('confirmed') ? made : calls.map(() => 'reverted')
  return made
}

/** Each call that was made proves one. */
function compare(calls: readonly BatchCall[], made: readonly MadeCall[]): readonly Outcome[] {
  const left = [...made]
  return calls.map((call) => {
    const at = left.findIndex(
      ({ to, value, data }) =>
        to === call.to?.toLowerCase() &&
        value === BigInt(call.value) &&
        data === call.data.toLowerCase(),
    )
    if (at < 0) return 'unknown'
    left.splice(at, 1)
    return 'confirmed'
  })
}

async function classifyPayment(
  node: EvmNode,
  {
    payment,
    ...mined
  }: Omit<classifyReceipt.Parameters, 'transfer'> & {
    payment: classifyReceipt.Parameters['transfer']
  },
): Promise<Outcome> {
  const { status } = await classifyReceipt(node, { ...mined, transfer: payment })
  if (status === 'confirmed' || status === 'replaced') return status
  return status === 'failed' ? 'reverted' : 'unknown'
}
