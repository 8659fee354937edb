import type { PaymentFee } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { EvmNode, NodeCall } from '../../node/createEvmNode.ts'
import { type EvmFees, readFees } from '../../prepare/readFees.ts'
import { readGas } from '../../prepare/readGas.ts'
import { readLayerFee } from '../../prepare/readLayerFee.ts'

/** The fee, and the transaction's fee fields. */
export type TransferFee = PaymentFee & {
  readonly fields: EvmFees['fields'] & { readonly gas: string }
}

/** @throws `TRANSACTION_FAILED` if it would fail, `NETWORK_RPC_FAILED` */
export async function readFee(node: EvmNode, call: NodeCall): Promise<TransferFee> {
  const [gas, price, layer] = await Promise.all([
    readGas(node, call),
    readFees(node),
    readLayerFee(node, call.data),
  ])
  return {
    expected: gas.expected * price.expected + layer,
    // A transaction cannot bound the L1 fee, so twice the estimate is assumed, as for the base fee.
    limit: gas.limit * price.limit + layer * 2n,
    fields: { gas: toQuantity(gas.limit), ...price.fields },
  }
}
