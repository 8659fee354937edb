import type { Payment, PaymentNote, PreparedPayment } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { checkChain } from '../prepare/checkChain.ts'
import { checkFunds } from '../prepare/checkFunds.ts'
import { checkToken } from '../prepare/checkToken.ts'
import { inOrder } from '../prepare/inOrder.ts'
import { readPayer } from '../prepare/readPayer.ts'
import { readTokenNotes } from '../prepare/readTokenNotes.ts'
import { readWalletFee } from '../prepare/readWalletFee.ts'
import { readFee } from './prepare/readFee.ts'
import { readReceiverNotes } from './prepare/readReceiverNotes.ts'
import { toTransfer } from './prepare/toTransfer.ts'
import { tryTransfer } from './prepare/tryTransfer.ts'

/**
 * Prepares a payment: checks whether it can be paid, simulates it, and writes the transaction for
 * the wallet.
 * @throws `PAYMENT_…`, `TRANSACTION_FAILED`, `CAIP_ADDRESS_INVALID`, `REQUEST_NOT_ALLOWED`,
 * `NETWORK_RPC_FAILED`
 */
export async function preparePayment(chain: EvmChain, payment: Payment): Promise<PreparedPayment> {
  const { network, asset } = payment
  const transfer = toTransfer(chain, payment)
  const node = createEvmNode(chain, network)
  // The pending count, because an earlier payment may still wait.
  const counting = node
    .readNumber('eth_getTransactionCount', transfer.from, 'pending')
    .catch(() => undefined)
  const standing = node.readNumber('eth_blockNumber').catch(() => undefined)
  const [, payer] = await inOrder([
    checkChain(node),
    readPayer(node, { address: transfer.from, token: transfer.token }),
    checkToken(node, asset),
  ])
  checkFunds({ payment, payer })
  const [received, { fields, expected, limit }, notes, own] = await inOrder([
    // It gives the better reason than what counts the gas.
    tryTransfer(node, transfer),
    readFee(node, transfer.call),
    readReceiverNotes(node, transfer),
    readTokenNotes(node, asset),
  ])
  const payload = { ...transfer.call, ...fields, chainId: toQuantity(BigInt(network.id)) }
  const request = { method: 'eth_sendTransaction', params: [payload] }
  const fee = await readWalletFee(chain, { network, request, fee: { expected, limit } })
  checkFunds({ payment, payer, fee: fee.limit })
  const [next, tip] = await Promise.all([counting, standing])
  const before = {
    ...(next !== undefined && { next: toQuantity(next) }),
    ...(tip !== undefined && { tip: toQuantity(tip) }),
    // A token that keeps a part logs less than the amount.
    ...(isReduced(transfer.amount, received) && { arrives: toQuantity(received) }),
  }
  return {
    payment,
    payload,
    fee,
    notes: [...notes, ...own, ...noteTokenFee(transfer.amount, received)],
    ...(Object.keys(before).length > 0 && { before }),
  }
}

function noteTokenFee(amount: bigint, received: bigint | undefined): readonly PaymentNote[] {
  return isReduced(amount, received) ? [{ type: 'token-fee', amount: amount - received }] : []
}

function isReduced(amount: bigint, received: bigint | undefined): received is bigint {
  return received !== undefined && received !== amount
}
