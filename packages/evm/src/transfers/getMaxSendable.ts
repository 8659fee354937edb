import type { Payment, PaymentFee } from '@cleat/core/adapter'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'
import { parseReceiver } from '../prepare/parseReceiver.ts'
import { readPayer } from '../prepare/readPayer.ts'
import { readWalletFee } from '../prepare/readWalletFee.ts'
import { readFee } from './prepare/readFee.ts'

/**
 * The maximum that can be paid: the balance of a token, or the balance of the coin minus the fee.
 * A contract account can pay its whole balance.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function getMaxSendable(
  chain: EvmChain,
  payment: Omit<Payment, 'amount'>,
): Promise<bigint> {
  const { network, address, asset } = payment
  const node = createEvmNode(chain, network)
  const payer = await readPayer(node, { address, token: asset.address })
  if (payer.tokenBalance !== undefined) return payer.tokenBalance
  if (payer.isContract || payer.balance === 0n) return payer.balance
  const to = parseReceiver(chain, { text: payment.to }) ?? address
  const { limit } = await readWalletFee(chain, {
    ...{ network, fee: await readLeast(node, { address, to }) },
    request: { method: 'eth_sendTransaction', params: [{ from: address, to, value: '0x1' }] },
  })
  return payer.balance > limit ? payer.balance - limit : 0n
}

/** If the receiver would refuse the payment, estimates a payment to the sender instead. */
async function readLeast(
  node: ReturnType<typeof createEvmNode>,
  { address, to }: { address: string; to: string },
): Promise<PaymentFee> {
  try {
    return await readFee(node, { from: address, to, value: '0x1' })
  } catch (error) {
    if (isRpcFailure(error) || to === address) throw error
    return readLeast(node, { address, to: address })
  }
}
