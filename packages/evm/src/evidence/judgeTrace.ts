import { type AssetChange, type RequestSimulation, readRefusal } from '@cleat/core/adapter'
import { readWord } from '../abi/readWord.ts'
import { toQuantity } from '../abi/toQuantity.ts'
import { toWord } from '../abi/toWord.ts'
import { transferEvent } from '../abi/transferEvent.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isUnknown } from '../trial/isUnknown.ts'
import type { TrialCall } from '../trial/trialRun.ts'
import type { SentCalls } from './sentCalls.ts'
import { toChange } from './toChange.ts'
import { toReverted } from './toReverted.ts'
import type { Traced } from './traceCall.ts'

const unsupported: RequestSimulation = { status: 'unknown', reason: 'unsupported' }

/** The call of a request that is one call, which a node can run alone. */
export function readOnly({ calls, setup = [] }: SentCalls): TrialCall | undefined {
  return calls.length === 1 && setup.length === 0 ? calls[0] : undefined
}

/**
 * What a trace alone says: what leaves. Nothing arrives by what a contract logs. Without a trace, a
 * plain call says whether it fails.
 * @throws the node's error
 */
export async function judgeTrace(
  node: EvmNode,
  given: {
    readonly account: string
    readonly sent: SentCalls
    readonly traced: Traced | undefined
  },
): Promise<RequestSimulation> {
  const { account, sent, traced } = given
  const call = readOnly(sent)
  if (!call) return unsupported
  if (traced && !traced.isSuccess) return toReverted(traced.data)
  if (traced) {
    const { change } = toChange({ token: undefined, by: traced.coins })
    return {
      ...{ status: 'success', isAccountChanged: false, isUnsteady: false, isPartial: true },
      changes: [...(change ? [change] : []), ...listLeaving(traced, account)],
      allowances: [],
    }
  }
  return runPlain(node, { account, call, code: sent.code })
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
  given: {
    readonly account: string
    readonly call: TrialCall
    readonly code: string | undefined
  },
): Promise<RequestSimulation> {
  const { account, call, code } = given
  const { from = account, to, data, value = 0n } = call
  const overrides = code === undefined ? [] : [{ [account]: { code } }]
  const asked = { from, to, data, value: toQuantity(value) }
  try {
    await node.readBytes('eth_call', asked, 'latest', ...overrides)
    return unsupported
  } catch (error) {
    // It may not take code that stands there meanwhile.
    if (isUnknown(error)) return unsupported
    const reason = readRefusal(error)
    if (reason === undefined) throw error
    return { status: 'reverted', reason }
  }
}
