import type {
  DecodedPayment,
  PreparedPayment,
  SentTransaction,
  TrackingData,
} from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import { toQuantity } from './abi/toQuantity.ts'
import { decodePayload } from './decodePayload.ts'
import { createEvmNode } from './node/createEvmNode.ts'
import type { EvmChain } from './node/evmChain.ts'
import { readPayload } from './readPayload.ts'

/** How long to wait for the latest block after the wallet has answered. Milliseconds. */
const blockMs = 1000

/**
 * Asks the wallet for the transaction of a payment: the same copy that was compared with the
 * payment, so that a payload that changes between reads gains nothing.
 * @throws `PAYMENT_ALTERED` before the wallet is asked, and what the wallet's request throws
 */
export async function sendPayment(
  chain: EvmChain,
  prepared: PreparedPayment,
): Promise<SentTransaction> {
  const transaction = readPayload(prepared.payload)
  compare(decodePayload(chain, transaction), prepared)
  // Not awaited before: a wallet's window needs the visitor's gesture.
  const asked = readBlock(chain, prepared).catch(() => undefined)
  const hash = await chain.send({ method: 'eth_sendTransaction', params: [transaction] })
  const block = await Promise.race([asked, wait(blockMs)])
  const trackingData = { ...prepared.before, ...block }
  return { hash: String(hash), ...(Object.keys(trackingData).length > 0 && { trackingData }) }
}

/** The block at which the wallet is asked. What is in an older one is another payment. */
async function readBlock(
  chain: EvmChain,
  { payment: { network } }: PreparedPayment,
): Promise<TrackingData> {
  return { asked: toQuantity(await createEvmNode(chain, network).readNumber('eth_blockNumber')) }
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}

function compare(decoded: DecodedPayment, { payment, fee }: PreparedPayment): void {
  const { address, to, asset, amount, network } = payment
  const facts: readonly (readonly [field: string, isMeant: boolean])[] = [
    ['from', isSame(decoded.from, address)],
    ['to', isSame(decoded.to, to)],
    ['token', isSame(decoded.token, asset.address)],
    ['amount', decoded.amount === amount],
    ['chain', decoded.chain === String(network.id)],
    ['fee', fee !== undefined && decoded.feeLimit !== undefined && decoded.feeLimit <= fee.limit],
  ]
  const [wrong] = facts.find(([, isMeant]) => !isMeant) ?? []
  if (wrong) throw new CleatError('PAYMENT_ALTERED', { context: { field: wrong } })
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
