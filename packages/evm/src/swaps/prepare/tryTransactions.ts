import type { Swap, SwapTrial } from '@cleat/core/adapter'
import { CleatError, formatAmount } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { readGas } from '../../prepare/readGas.ts'
import type { Payer } from '../../prepare/readPayer.ts'
import type { TrialMemory } from '../../trial/runTrial.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { writeApproval } from '../calls/writeApproval.ts'
import { tryWithin } from '../trial/tryWithin.ts'

export declare namespace tryTransactions {
  type Parameters = {
    swap: Swap
    call: EvmCall
    minReceived: bigint
    payer: Payer
    /** Per unit of gas, in wei. */
    gasPrice: bigint
    spender?: string | undefined
    /** What the spender may take now. */
    allowance?: bigint | undefined
    /** Whether only a batch that is checked may call the router. */
    isGuarded: boolean
    /** The call in whose place the account will sign. */
    grant?: EvmCall | undefined
    /** What the source says that its call uses. */
    gas?: bigint | undefined
  }
}

/** A transaction that has to be sent, or that a signature stands for. */
export type SwapTransaction = {
  readonly type: 'reset' | 'approve' | 'permit' | 'swap'
  readonly call: EvmCall
  readonly gas: { readonly expected: bigint; readonly limit: bigint }
}

/** What an exchange takes and brings, as far as it could be tried. */
export type TriedSwap = {
  readonly trial: SwapTrial
  /** `undefined` if it could not be tried. */
  readonly received: bigint | undefined
  /** In this order. The last one exchanges. */
  readonly transactions: readonly SwapTransaction[]
  readonly hasTargetFee: boolean
}

/**
 * What a transaction may use, in percent of what the trial used: the state may change until it
 * runs. A simulation tells what is paid, and a fifth of what was used may be given back.
 */
const margins = { simulated: 150n, overridden: 130n } as const

/** What an exchange may use that could not be tried, and whose source does not say. */
const usualGas = 400_000n

/**
 * Tries an exchange after the allowances that it needs, and counts its gas.
 * @throws `SWAP_EFFECT_UNEXPECTED`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function tryTransactions(
  node: EvmNode,
  memory: TrialMemory,
  parameters: tryTransactions.Parameters,
): Promise<TriedSwap> {
  const { swap, call, minReceived, isGuarded } = parameters
  const effect = await tryWithin(node, memory, { ...parameters, mustAllow: isGuarded })
  // Only a simulation tells what an unknown router does besides.
  if (isGuarded && effect?.trial !== 'simulated')
    throw new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router: call.to } })
  if (!effect) return countAlone(node, parameters)
  const { trial, received, hasTargetFee } = effect
  // What the contract promises in its call is more than it does.
  if (received < minReceived) {
    const { symbol, decimals } = swap.target
    const effect = `only ${formatAmount(received, decimals)} ${symbol} arrives`
    throw new CleatError('SWAP_EFFECT_UNEXPECTED', { context: { effect } })
  }
  return {
    ...{ trial, received, hasTargetFee },
    transactions: effect.transactions.map(({ gas, ...transaction }) => ({
      ...transaction,
      gas: { expected: gas, limit: (gas * margins[trial]) / 100n },
    })),
  }
}

/** Without a trial, the node still says whether the next transaction would fail. */
async function countAlone(
  node: EvmNode,
  parameters: tryTransactions.Parameters,
): Promise<TriedSwap> {
  const { swap, call, spender, grant, allowance = 0n, gas = usualGas } = parameters
  const { address, amount, source } = swap
  const count = (one: EvmCall) =>
    readGas(node, { from: address, to: one.to, data: one.data, value: toQuantity(one.value) })
  const none = { trial: 'none', received: undefined, hasTargetFee: false } as const
  const isAllowed = source.address === undefined || spender === undefined || allowance >= amount
  if (isAllowed && !grant)
    return { ...none, transactions: [{ type: 'swap', call, gas: await count(call) }] }
  const { address: token = '' } = source
  const mustApprove = !isAllowed && grant?.to !== token
  const steps: readonly Omit<SwapTransaction, 'gas'>[] = [
    ...(mustApprove
      ? [
          {
            type: 'approve',
            call: writeApproval({ token, spender: spender ?? '', amount }),
          } as const,
        ]
      : []),
    ...(grant ? [{ type: 'permit', call: grant } as const] : []),
  ]
  const before = await Promise.all(
    steps.map(async (step) => ({ ...step, gas: await count(step.call) })),
  )
  const last = { type: 'swap', call, gas: { expected: gas, limit: (gas * 5n) / 4n } } as const
  return { ...none, transactions: [...before, last] }
}
