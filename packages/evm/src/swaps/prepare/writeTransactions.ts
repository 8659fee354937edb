import type { PaymentFee, SwapStep } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmFees } from '../../prepare/readFees.ts'
import { readLayerFee } from '../../prepare/readLayerFee.ts'
import type { SwapTransaction } from './tryTransactions.ts'

/**
 * Writes transactions for the wallet, and adds up their fees.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function writeTransactions(
  node: EvmNode,
  parameters: {
    address: string
    transactions: readonly SwapTransaction[]
    fees: EvmFees
  },
): Promise<{ steps: readonly SwapStep[]; fee: PaymentFee }> {
  const { address, transactions, fees } = parameters
  const layers = await Promise.all(transactions.map(({ call }) => readLayerFee(node, call.data)))
  const steps = transactions.map(({ type, call, gas }) => ({
    type,
    payload: {
      ...{ from: address, to: call.to, value: toQuantity(call.value), data: call.data },
      ...{ gas: toQuantity(gas.limit), ...fees.fields },
      chainId: toQuantity(BigInt(node.network.id)),
    },
  }))
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
  const layer = sum(layers)
  return {
    steps,
    fee: {
      expected: sum(transactions.map(({ gas }) => gas.expected)) * fees.expected + layer,
      // A transaction cannot bound the L1 fee. Twice the estimate is assumed, as for the base fee.
      limit: sum(transactions.map(({ gas }) => gas.limit)) * fees.limit + layer * 2n,
    },
  }
}
