import type { Payment } from '@cleat/core/adapter'
import { createEvmNode } from './node/createEvmNode.ts'
import type { EvmChain } from './node/evmChain.ts'
import { isRpcFailure } from './node/isRpcFailure.ts'
import { parseReceiver } from './prepare/parseReceiver.ts'
import { readFee } from './prepare/readFee.ts'
import { readPayer } from './prepare/readPayer.ts'

/**
 * The most that can be paid: all of a token, and of the coin what the fee leaves. What a contract pays can be all that it has.
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
  const limit = await readLimit(node, { address, to })
  return payer.balance > limit ? payer.balance - limit : 0n
}

/** Where the receiver would refuse, which is told when it is paid, the fee is that of paying oneself. */
async function readLimit(
  node: ReturnType<typeof createEvmNode>,
  { address, to }: { address: string; to: string },
): Promise<bigint> {
  try {
    return (await readFee(node, { from: address, to, value: '0x1' })).limit
  } catch (error) {
    if (isRpcFailure(error) || to === address) throw error
    return readLimit(node, { address, to: address })
  }
}
