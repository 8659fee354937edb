import { type CaipNetwork, isCleatError } from '@cleat/core/adapter'
import { readKey } from '../base/readKey.ts'
import { sendRaw } from './sendRaw.ts'

/**
 * Sends signed bytes. An unanswered request may still have reached the network, so only a refusal
 * throws, and the transaction is followed. Sending the same bytes twice is harmless, because their
 * id is the same.
 * @throws `TRANSACTION_FAILED`
 */
export async function passOn(parameters: {
  network: CaipNetwork
  transaction: Uint8Array
}): Promise<void> {
  try {
    await sendRaw(parameters)
  } catch (error) {
    const isOpen = isCleatError(error, 'TRANSACTION_FAILED') && isDoubtful(error.cause)
    if (!isOpen && !isCleatError(error, 'NETWORK_RPC_FAILED')) throw error
  }
}

/**
 * Whether a node refused it because the chain has it, or because the block hash is too old or too
 * new for the node. Following it finds out by the block height which of them is true.
 */
function isDoubtful(cause: unknown): boolean {
  const reason = readKey(readKey(cause, 'data'), 'err')
  return reason === 'AlreadyProcessed' || reason === 'BlockhashNotFound'
}
