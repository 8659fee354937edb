import type { DecodedPayment, PreparedPayment, SentTransaction } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import type { EvmChain } from '../node/evmChain.ts'
import { sendTransaction } from '../node/sendTransaction.ts'
import { readPayload } from '../payload/readPayload.ts'
import { decodePayload } from './decodePayload.ts'
import { transferData } from './transferData.ts'

/**
 * Asks the wallet for the transaction of a payment: the same copy that was compared with the
 * payment, so that a payload that changes between reads gains nothing.
 * @throws `PAYMENT_ALTERED` before the wallet is asked, and what the wallet's request throws
 */
export async function sendPayment(
  chain: EvmChain,
  prepared: PreparedPayment,
): Promise<SentTransaction> {
  const transaction = readPayload(prepared.payload, transferData)
  compare(decodePayload(chain, transaction), prepared)
  const { payment, before } = prepared
  return sendTransaction(chain, { network: payment.network, transaction, before })
}

function compare(decoded: DecodedPayment, { payment, fee }: PreparedPayment): void {
  const { address, to, asset, amount, network } = payment
  const facts: readonly (readonly [field: string, isMeant: boolean])[] = [
    ['from', isSame(decoded.from, address)],
    ['to', isSame(decoded.to, to)],
    ['token', isSame(decoded.token, asset.address)],
    ['amount', decoded.amount === amount],
    ['chain', decoded.chain === String(network.id)],
    ['fee', isWithin(decoded.feeLimit, fee)],
  ]
  const [wrong] = facts.find(([, isMeant]) => !isMeant) ?? []
  if (wrong) throw new CleatError('PAYMENT_ALTERED', { context: { field: wrong } })
}

function isWithin(feeLimit: bigint | undefined, fee: PreparedPayment['fee']): boolean {
  return feeLimit !== undefined && feeLimit <= (fee?.payloadLimit ?? fee?.limit ?? -1n)
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
