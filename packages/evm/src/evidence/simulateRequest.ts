import {
  type AssetChange,
  type ProviderRequest,
  type RequestAction,
  type RequestSimulation,
  readRefusal,
} from '@cleat/core/adapter'
import { readWord } from '../abi/readWord.ts'
import { toQuantity } from '../abi/toQuantity.ts'
import { toWord } from '../abi/toWord.ts'
import { transferEvent } from '../abi/transferEvent.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { readClock } from '../node/readClock.ts'
import { runTrial, type TrialMemory } from '../trial/runTrial.ts'
import type { TrialBlock, TrialCall, TrialRun } from '../trial/trialRun.ts'
import { createAccountProbes } from './createAccountProbes.ts'
import { listLogged } from './listLogged.ts'
import { listNamed } from './listNamed.ts'
import { readTransactions } from './readTransactions.ts'
import { toChange } from './toChange.ts'
import { toProbe } from './toProbe.ts'
import { type Traced, traceCall } from './traceCall.ts'
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

/** The most that each call may use, and less than a node spends on a question. */
const mostGas = 10_000_000n
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
  const calls = readTransactions(request)
  if (calls === undefined) return undefined
  if (calls === 'unreadable') return unsupported
  const block = isLater ? await readLaterBlock(node) : undefined
  const run = (watched: readonly Watched[]) =>
    measure(node, memory, { calls, account, watched, block })
  const named = unite(listNamed(actions))
  const first = await run(named)
  const [call] = calls
  // A run without logs does not say where to look. A trace of the call does.
  const traced =
    !first?.logs && !isLater && call && calls.length === 1
      ? await traceCall(node, memory, { account, call })
      : undefined
  if (!first) return isLater ? unsupported : judgeTrace(node, { account, calls, traced })
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

async function measure(
  node: EvmNode,
  memory: TrialMemory,
  parameters: {
    readonly calls: readonly TrialCall[]
    readonly account: string
    readonly watched: readonly Watched[]
    readonly block: TrialBlock | undefined
  },
) {
  const { calls, account, watched, block } = parameters
  const { code, probes: own } = createAccountProbes(account)
  const probes = [...own, ...watched.map((one) => toProbe(one, account))]
  const reads = probes.flatMap((probe) => probe.calls)
  const run = await runTrial(node, memory, {
    ...{ account, gas: mostGas, code, block },
    calls: [...reads, ...calls, ...reads],
  })
  if (!run) return undefined
  const done = run.answers.slice(reads.length, reads.length + calls.length)
  const logs = done.every((answer) => answer.logs)
    ? done.flatMap((one) => one.logs ?? [])
    : undefined
  const failed = done.find(({ isSuccess }) => !isSuccess)
  if (failed) return { logs, result: toReverted(failed.data) }
  let at = 0
  const measured = probes.map((probe) => {
    const end = at + probe.calls.length
    const before = run.answers.slice(at, end)
    const after = readAfter(run, { reads: reads.length, calls: calls.length, at, end })
    at = end
    return probe.measure(before, after)
  })
  const result: RequestSimulation = {
    status: 'success',
    changes: measured.flatMap(({ change }) => change ?? []),
    allowances: measured.flatMap(({ allowance }) => allowance ?? []),
    isAccountChanged: measured.some(({ isAccountChanged }) => isAccountChanged),
    isUnsteady: false,
  }
  return { logs, result }
}

function readAfter(
  { answers }: TrialRun,
  { reads, calls, at, end }: { reads: number; calls: number; at: number; end: number },
) {
  const start = reads + calls
  return answers.slice(start + at, start + end)
}

function toReverted(data: string): RequestSimulation {
  return { status: 'reverted', reason: readRefusal({ data }) }
}

/** What a trace alone says: what leaves. Nothing arrives by what a contract logs. */
async function judgeTrace(
  node: EvmNode,
  given: {
    readonly account: string
    readonly calls: readonly TrialCall[]
    readonly traced: Traced | undefined
  },
): Promise<RequestSimulation> {
  const { account, calls, traced } = given
  const [call] = calls
  if (!call || calls.length > 1) return unsupported
  if (traced && !traced.isSuccess) return toReverted(traced.data)
  if (traced) {
    const { change } = toChange({ token: undefined, by: traced.coins })
    return {
      ...{ status: 'success', isAccountChanged: false, isUnsteady: false, isPartial: true },
      changes: [...(change ? [change] : []), ...listLeaving(traced, account)],
      allowances: [],
    }
  }
  return runPlain(node, { account, call })
}

function listLeaving({ logs }: Traced, account: string): readonly AssetChange[] {
  const own = `0x${toWord(account)}`
  const sums = new Map<string, bigint>()
  for (const { address, topics, data } of logs) {
    const [event, from, to, id] = topics
    if (event !== transferEvent || id !== undefined) continue
    const amount = readWord(data, 0) ?? 0n
    const by = (to === own ? amount : 0n) - (from === own ? amount : 0n)
    sums.set(address, (sums.get(address) ?? 0n) + by)
  }
  return [...sums].flatMap(([token, by]) => (by < 0n ? (toChange({ token, by }).change ?? []) : []))
}

/** A plain call says no more than whether it fails. */
async function runPlain(
  node: EvmNode,
  { account, call }: { readonly account: string; readonly call: TrialCall },
): Promise<RequestSimulation> {
  const { to, data, value = 0n } = call
  try {
    await node.run({ from: account, to, data, value: toQuantity(value) })
    return unsupported
  } catch (error) {
    const reason = readRefusal(error)
    if (reason === undefined) throw error
    return { status: 'reverted', reason }
  }
}
