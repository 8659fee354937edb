import type { PaymentFee, Swap, SwapStep } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmFees } from '../../prepare/readFees.ts'
import { writeBatch } from '../batch/writeBatch.ts'
import type { Permit } from '../permits/permit.ts'
import { listGuardedCalls } from './listGuardedCalls.ts'
import type { SwapIntent } from './swapIntent.ts'
import type { SwapTransaction, TriedSwap } from './tryTransactions.ts'
import { writeTransactions } from './writeTransactions.ts'

/**
 * Writes the requests for the wallet, and what they cost: one batch, or one transaction after the
 * other, with the permit before the one that hands it in.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function writeSteps(
  node: EvmNode,
  parameters: {
    swap: Swap
    intent: SwapIntent
    tried: TriedSwap
    fees: EvmFees
    isBatch: boolean
    permit?: Permit | undefined
  },
): Promise<{ steps: readonly SwapStep[]; fee: PaymentFee }> {
  const { swap, intent, tried, fees, isBatch } = parameters
  const { address } = swap
  if (parameters.permit) return writePermitted(node, { ...parameters, permit: parameters.permit })
  const { transactions } = tried
  const written = await writeTransactions(node, { address, transactions, fees })
  if (!isBatch) return written
  const own = transactions.map(({ call }) => call)
  const calls =
    intent.guard === undefined ? own : await listGuardedCalls(node, { swap, intent, own })
  const chainId = BigInt(node.network.id)
  // The wallet decides what it costs. This is what the transactions would.
  return { steps: [writeBatch({ address, chainId, calls })], fee: written.fee }
}

/** What checking a signature takes, and counting it. */
const signatureGas = 60_000n

async function writePermitted(
  node: EvmNode,
  parameters: { swap: Swap; tried: TriedSwap; fees: EvmFees; permit: Permit },
): Promise<{ steps: readonly SwapStep[]; fee: PaymentFee }> {
  const { swap, tried, fees, permit } = parameters
  const { address } = swap
  const granting = tried.transactions.find(({ type }) => type === 'permit')
  const transactions = tried.transactions.flatMap((one): SwapTransaction[] => {
    if (one.type === 'permit') return []
    if (one.type !== 'swap') return [one]
    const add = (amount: bigint, more = 0n) => amount + more + signatureGas
    const gas = {
      expected: add(one.gas.expected, granting?.gas.expected),
      limit: add(one.gas.limit, granting?.gas.limit),
    }
    return [{ ...one, call: permit.call, gas }]
  })
  const { steps, fee } = await writeTransactions(node, { address, transactions, fees })
  const payload = { from: address, typedData: permit.typedData }
  const signing = { type: 'permit', payload } as const
  return { fee, steps: [...steps.slice(0, -1), signing, ...steps.slice(-1)] }
}
