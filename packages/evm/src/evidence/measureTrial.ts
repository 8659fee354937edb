import type { RequestSimulation } from '@cleat/core/adapter'
import type { Log } from '../follow/readLogs.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { runTrial, type TrialMemory } from '../trial/runTrial.ts'
import type { TrialBlock } from '../trial/trialRun.ts'
import { createAccountProbes } from './createAccountProbes.ts'
import type { SentCalls } from './sentCalls.ts'
import { toProbe } from './toProbe.ts'
import { toReverted } from './toReverted.ts'
import type { Watched } from './watched.ts'

/** What a trial showed, and what its calls logged, if the node says so. */
export type MeasuredTrial = {
  readonly logs: readonly Log[] | undefined
  readonly result: RequestSimulation
}

/** The most that each call may use, and less than a node spends on a question. */
const mostGas = 10_000_000n

/**
 * Runs calls, and asks about the account and what is watched before and after, in one block.
 * `undefined` if the node cannot.
 */
export async function measureTrial(
  node: EvmNode,
  memory: TrialMemory,
  parameters: {
    readonly sent: SentCalls
    readonly account: string
    readonly watched: readonly Watched[]
    readonly block: TrialBlock | undefined
  },
): Promise<MeasuredTrial | undefined> {
  const { sent, account, watched, block } = parameters
  const { calls, setup = [] } = sent
  const { code, probes: own } = createAccountProbes(account)
  const probes = [...own, ...watched.map((one) => toProbe(one, account))]
  const reads = probes.flatMap((probe) => probe.calls)
  const run = await runTrial(node, memory, {
    ...{ account, gas: mostGas, block },
    code: { ...code, ...(sent.code !== undefined && { [account]: sent.code }) },
    calls: [...setup, ...reads, ...calls, ...reads],
  })
  if (!run) return undefined
  const lengths = [setup.length, reads.length, calls.length, reads.length] as const
  const [created, before, done, after] = cut(run.answers, lengths)
  const isLogged = done.every((answer) => answer.logs)
  const logs = isLogged ? done.flatMap((one) => one.logs ?? []) : undefined
  const failed = [...created, ...done].find(({ isSuccess }) => !isSuccess)
  if (failed) return { logs, result: toReverted(failed.data) }
  const each = probes.map((probe) => probe.calls.length)
  const [earlier, later] = [cut(before, each), cut(after, each)]
  const measured = probes.map((probe, at) => probe.measure(earlier[at] ?? [], later[at] ?? []))
  const result: RequestSimulation = {
    status: 'success',
    changes: measured.flatMap(({ change }) => change ?? []),
    allowances: measured.flatMap(({ allowance }) => allowance ?? []),
    isAccountChanged: measured.some(({ isAccountChanged }) => isAccountChanged),
    isUnsteady: false,
  }
  return { logs, result }
}

/** Parts of a list, of these lengths. */
function cut<item, const lengths extends readonly number[]>(
  list: readonly item[],
  lengths: lengths,
): { readonly [at in keyof lengths]: readonly item[] } {
  let end = 0
  const parts = lengths.map((length) => {
    end += length
    return list.slice(end - length, end)
  })
  return parts as { readonly [at in keyof lengths]: readonly item[] }
}
