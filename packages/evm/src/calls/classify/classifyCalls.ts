import type { BatchCall, CallsReport } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isBatchOf } from './isBatchOf.ts'
import { listLogged } from './listLogged.ts'
import type { Mined } from './readMined.ts'
import { readTraced } from './readTraced.ts'

type Outcome = CallsReport['outcomes'][number]

/**
 * What the chain proves of each call: by a transaction that is the call, by one that carries out
 * exactly these calls as a whole, by the calls that a node traced, or by what tokens logged. A call
 * counts once, however often it was asked for.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyCalls(
  node: EvmNode,
  parameters: {
    calls: readonly BatchCall[]
    from: string
    since?: string | undefined
    /** By hash; `undefined` while one is in no block. */
    mined: readonly (Mined | undefined)[]
  },
): Promise<readonly Outcome[]> {
  const { calls, since, mined } = parameters
  const from = parameters.from.toLowerCase()
  if (mined.length === 0 || mined.some((one) => one === undefined)) return calls.map(() => 'sent')
  const found = mined.filter((one) => one !== undefined)
  const isOld = ({ receipt }: Mined) => since !== undefined && receipt.blockNumber < BigInt(since)
  if (found.some(isOld)) return calls.map(() => 'unknown')
  if (found.length === calls.length)
    return Promise.all(
      calls.map(async (call, at) => {
        const one = found[at]
        return one ? ((await classify(node, { calls: [call], from, one }))[0] ?? 'unknown') : 'sent'
      }),
    )
  const [only, ...others] = found
  if (!only || others.length > 0) return calls.map(() => 'unknown')
  return classify(node, { calls, from, one: only })
}

async function classify(
  node: EvmNode,
  { calls, from, one }: { calls: readonly BatchCall[]; from: string; one: Mined },
): Promise<readonly Outcome[]> {
  const { transaction, receipt } = one
  const [first] = calls
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
  // What failed for others says nothing about these calls.
  if (!receipt.isSuccess) return calls.map(() => (isOwn ? 'reverted' : 'unknown'))
  const traced = await readTraced(node, { hash: transaction.hash, from })
  const left = [...(traced ?? listLogged(receipt, { from, calls }))]
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
