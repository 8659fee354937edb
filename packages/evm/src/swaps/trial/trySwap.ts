import type { Swap, SwapTrial } from '@cleat/core/adapter'
import { readRefusal, toTransactionError } from '@cleat/core/adapter'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import { toWord } from '../../abi/toWord.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { readAmount } from '../../trial/readAmount.ts'
import { runTrial, type TrialMemory } from '../../trial/runTrial.ts'
import type { TrialAnswer, TrialCall, TrialRun } from '../../trial/trialRun.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { isFloorRefusal } from '../calls/isFloorRefusal.ts'
import { writeApproval } from '../calls/writeApproval.ts'
import { checkEffect } from './checkEffect.ts'
import { priceMovedError } from './priceMovedError.ts'
import { tokenProbe } from './tokenProbe.ts'

export declare namespace trySwap {
  type Parameters = {
    swap: Pick<Swap, 'address' | 'source' | 'target' | 'amount'>
    call: EvmCall
    minReceived: bigint
    /** Who may take the source token. */
    spender?: string | undefined
    /** What the spender may take now. @default enough */
    allowance?: bigint | undefined
    /** Whether the spender must be allowed exactly the amount, also if it may take more. */
    mustAllow?: boolean | undefined
    /** The call in whose place the account will sign. */
    grant?: EvmCall | undefined
    gas: bigint
    gasPrice?: bigint | undefined
  }
}

/** A transaction of the exchange, as it was tried. */
export type TriedTransaction = {
  readonly type: 'reset' | 'approve' | 'permit' | 'swap'
  readonly call: EvmCall
  readonly gas: bigint
}

/** What an exchange did when it was tried. */
export type SwapEffect = {
  readonly trial: Exclude<SwapTrial, 'none'>
  /** Base units of the target that arrived. */
  readonly received: bigint
  /** What has to be sent, in this order. The last one exchanges. */
  readonly transactions: readonly TriedTransaction[]
  /** Whether the target token keeps a part of what is sent. */
  readonly hasTargetFee: boolean
}

/**
 * Tries an exchange on a copy of the chain, after the allowances that it needs. `undefined` if the
 * node cannot.
 * @throws `SWAP_EFFECT_UNEXPECTED` if it does anything but the exchange, `SWAP_PRICE_MOVED` if it
 *   would bring too little, `TRANSACTION_FAILED` if it fails otherwise
 */
export async function trySwap(
  node: EvmNode,
  memory: TrialMemory,
  parameters: trySwap.Parameters,
): Promise<SwapEffect | undefined> {
  const plain = await runPlan(node, memory, parameters, listTransactions(parameters, false))
  const isReset = plain?.failed?.type === 'approve' && (parameters.allowance ?? 0n) > 0n
  // Some tokens change no allowance but to zero, and back from it.
  const reset = isReset
    ? await runPlan(node, memory, parameters, listTransactions(parameters, true))
    : undefined
  const tried = reset ?? plain
  if (!tried) return undefined
  const { failed, effect } = tried
  const { swap, minReceived: minimum } = parameters
  if (failed?.type === 'swap' && isFloorRefusal(failed))
    throw priceMovedError(swap.target, { minimum })
  if (failed) throw toTransactionError({ reason: failed.reason })
  return effect
}

type Planned = Pick<TriedTransaction, 'type' | 'call'>

function listTransactions(parameters: trySwap.Parameters, isReset: boolean): readonly Planned[] {
  const { swap, call, spender, allowance, mustAllow, grant } = parameters
  const token = swap.source.address
  const granting = grant ? [{ type: 'permit', call: grant } as const] : []
  const rest = [...granting, { type: 'swap', call } as const]
  if (token === undefined || spender === undefined || grant?.to === token) return rest
  if (allowance === undefined || (allowance >= swap.amount && !mustAllow)) return rest
  const approve = (type: 'approve' | 'reset', amount: bigint) => ({
    ...{ type, call: writeApproval({ token, spender, amount }) },
  })
  return [...(isReset ? [approve('reset', 0n)] : []), ...[approve('approve', swap.amount), ...rest]]
}

async function runPlan(
  node: EvmNode,
  memory: TrialMemory,
  parameters: trySwap.Parameters,
  planned: readonly Planned[],
) {
  const { swap, gas, gasPrice, minReceived, spender, allowance } = parameters
  const { source, target, address } = swap
  const balances = [source, target].flatMap(({ address: token }): TrialCall[] =>
    token === undefined ? [] : [{ to: token, data: tokenCalls.balanceOf(address), isRead: true }],
  )
  const probe = target.address === undefined ? [] : tokenProbe.list(target.address, minReceived)
  const calls = [...balances, ...planned.map(({ call }) => call), ...balances, ...probe]
  const run = await runTrial(node, memory, { account: address, calls, gas, gasPrice })
  if (!run) return undefined
  const first = balances.length
  const done = run.answers.slice(first, first + planned.length)
  const failed = findFailure(planned, done)
  if (failed) return { failed }
  const after = run.answers.slice(first + planned.length)
  const coins = done.at(-1)?.coins ?? 0n
  const change = (token: string | undefined, index: number) =>
    token === undefined ? coins : readAmount(after[index]) - readAmount(run.answers[index])
  const changes = {
    source: change(source.address, 0),
    target: change(target.address, balances.length - 1),
    coins,
  }
  checkEffect({ swap, changes, spender, allowance, done })
  return { effect: toEffect(run, { planned, done, probe, minReceived, received: changes.target }) }
}

function findFailure(planned: readonly Planned[], done: readonly TrialAnswer[]) {
  const index = done.findIndex(
    ({ isSuccess, data }, at) => !isSuccess || (planned[at]?.type !== 'swap' && isNo(data)),
  )
  const type = planned[index]?.type
  if (type === undefined) return undefined
  const data = done[index]?.data
  const reason = readRefusal({ code: 3, message: 'execution reverted', data })
  return { type, data, reason }
}

/** Some tokens return `false` instead of failing. */
function isNo(data: string): boolean {
  return data === `0x${toWord(0)}`
}

function toEffect(
  { trial, answers }: TrialRun,
  parameters: {
    planned: readonly Planned[]
    done: readonly TrialAnswer[]
    probe: readonly TrialCall[]
    minReceived: bigint
    received: bigint
  },
): SwapEffect {
  const { planned, done, probe, minReceived, received } = parameters
  return {
    ...{ trial, received },
    transactions: planned.map((one, index) => ({ ...one, gas: done[index]?.gas ?? 0n })),
    hasTargetFee: probe.length > 0 && tokenProbe.hasFee(answers.slice(-probe.length), minReceived),
  }
}
