import type { CaipNetwork, SentTransaction, TrackingData } from '@cleat/core/adapter'
import { CleatError, readErrorCode, readProperty } from '@cleat/core/adapter'
import type { EvmChain } from '../../node/evmChain.ts'
import type { BatchPayload } from '../steps/stepPayload.ts'
import type { BatchMemory } from './batchMemory.ts'
import { toBatchKey } from './toBatchKey.ts'

const method = 'wallet_sendCalls'

/** What wallets answer that cannot do a batch, or not this one: EIP-1193, JSON-RPC, EIP-5792. */
const unable: ReadonlySet<number | undefined> = new Set([
  ...[4200, -32601, -32602, 5700, 5710, 5740, 5760],
])
/** The visitor declined what the account would have to become. */
const declined = 5750

/**
 * Asks the wallet for a batch. The hash is the wallet's name for it.
 * @throws `WALLET_METHOD_UNSUPPORTED` if the wallet cannot do it after all, and what the wallet's
 *   request throws
 * @see EIP-5792
 */
export async function sendBatch(
  chain: EvmChain,
  memory: BatchMemory,
  parameters: { network: CaipNetwork; batch: BatchPayload; trackingData: TrackingData },
): Promise<SentTransaction> {
  const { network, batch, trackingData } = parameters
  try {
    const answer = await chain.send({ method, params: [batch] })
    const id = typeof answer === 'string' ? answer : readProperty(answer, 'id')
    return { hash: String(id), trackingData: { ...trackingData, batch: 1 } }
  } catch (error) {
    const code = readErrorCode(error)
    const wallet = String(readProperty(readProperty(error, 'context'), 'wallet') ?? '')
    const failed = { context: { wallet, method }, cause: error }
    if (code === declined) throw new CleatError('REQUEST_USER_REJECTED', failed)
    if (!unable.has(code)) throw error
    memory.add(toBatchKey({ address: batch.from, network }))
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', failed)
  }
}
