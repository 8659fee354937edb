import type { PreparedPayment } from '@cleat/core/adapter'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { checkChain } from '../prepare/checkChain.ts'
import { checkFunds } from '../prepare/checkFunds.ts'
import { readPayer } from '../prepare/readPayer.ts'

/** @throws `PAYMENT_FUNDS_INSUFFICIENT`, `PAYMENT_FEE_UNCOVERED`, `NETWORK_RPC_FAILED` */
export async function checkPayment(chain: EvmChain, prepared: PreparedPayment): Promise<void> {
  const { payment, fee } = prepared
  const { network, address, asset } = payment
  const node = createEvmNode(chain, network)
  const [payer] = await Promise.all([
    readPayer(node, { address, token: asset.address }),
    checkChain(node),
  ])
  checkFunds({ payment, payer, fee: fee?.limit })
}
