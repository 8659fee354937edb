import type { ProviderRequest, RequestAction, RequestSimulation } from '@cleat/core/adapter'
import type { EvmNode } from '../node/createEvmNode.ts'
import { readClock } from '../node/readClock.ts'
import type { TrialMemory } from '../trial/runTrial.ts'
import type { TrialBlock } from '../trial/trialRun.ts'
import { judgeTrace, readOnly } from './judgeTrace.ts'
import { listLogged } from './listLogged.ts'
import { listNamed } from './listNamed.ts'
import { measureTrial } from './measureTrial.ts'
import { readTransactions } from './readTransactions.ts'
import { traceCall } from './traceCall.ts'
import { toWatchedKey, type Watched } from './watched.ts'

export declare namespace simulateRequest {
  type Parameters = {
    request: ProviderRequest
    /** In lower case. */
    account: string
    /** What the request was read as. */
    actions: readonly RequestAction[]
    /** Whether to try it as of a later block of another producer. */
    isLater: boolean
  }
}

/** Things that are looked at, so that a request cannot keep the node busy. */
const most = 32
/** Another moment: seconds after the newest block, and another who gets the fees. */
const later = { seconds: 60n, feeRecipient: '0x4838b106fce9647bdf1e7877bf73ce8b0bad5f97' }

const unsupported: RequestSimulation = { status: 'unknown', reason: 'unsupported' }

/**
 * Tries a request out, by the best that the network's RPC has. What the account gains and loses is
 * read from balances before and after, in one block; logs only say where to look. `undefined` if
 * the request sends nothing.
 * @throws the node's error
 */
export async function simulateRequest(
  node: EvmNode,
  memory: TrialMemory,
  parameters: simulateRequest.Parameters,
): Promise<RequestSimulation | undefined> {
  const { request, account, actions, isLater } = parameters
  const sent = readTransactions(request, account)
  if (sent === undefined) return undefined
  if (sent === 'unreadable') return unsupported
  const block = isLater ? await readLaterBlock(node) : undefined
  const run = (watched: readonly Watched[]) =>
    measureTrial(node, memory, { sent, account, watched, block })
  const named = unite(listNamed(actions))
  const first = await run(named)
  // A run without logs does not say where to look. A trace of the call does.
  const call = first?.logs || isLater || sent.code !== undefined ? undefined : readOnly(sent)
  const traced = call && (await traceCall(node, memory, { account, call }))
  if (!first) return isLater ? unsupported : judgeTrace(node, { account, sent, traced })
  if (first.result.status !== 'success') return first.result
  const logs = first.logs ?? traced?.logs
  const watched = unite([...named, ...listLogged(logs ?? [], account)])
  const second = watched.length > named.length ? await run(watched) : first
  const { result } = second ?? first
  return result.status === 'success' && !logs ? { ...result, isPartial: true } : result
}

async function readLaterBlock(node: EvmNode): Promise<TrialBlock> {
  const time = BigInt(Math.floor((await readClock(node)) / 1000)) + later.seconds
  return { time, feeRecipient: later.feeRecipient }
}

/** Each thing once. What is one of a collection is not counted as a token, too. */
function unite(list: readonly Watched[]): readonly Watched[] {
  const items = new Set(list.flatMap(({ type, token }) => (type === 'item' ? [token] : [])))
  const known = new Map<string, Watched>()
  for (const one of list)
    if (one.type !== 'token' || !items.has(one.token)) known.set(toWatchedKey(one), one)
  return [...known.values()].slice(0, most)
}
