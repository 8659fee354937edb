import { readProperty } from '@cleat/core/adapter'
import type { EvmChain } from '../../node/evmChain.ts'

/** What a wallet says of a batch. */
export type BatchStatus = {
  /** 100: waits, 200: carried out, 400: will not be, 500 and 600: failed as a whole, or in part. */
  readonly code: number
  /** The transactions that carried it out, in lower case. */
  readonly hashes: readonly string[]
}

/**
 * Asks the wallet for the status of a batch. `undefined` if it does not say: wallets forget, and
 * may not know what they have just sent.
 * @see EIP-5792
 */
export async function readBatchStatus(
  chain: EvmChain,
  id: string,
): Promise<BatchStatus | undefined> {
  try {
    const answer = await chain.send({ method: 'wallet_getCallsStatus', params: [id] })
    const code: unknown = readProperty(answer, 'status')
    const receipts: unknown = readProperty(answer, 'receipts')
    if (typeof code !== 'number') return undefined
    const hashes = (Array.isArray(receipts) ? receipts : [])
      .map((receipt) => String(readProperty(receipt, 'transactionHash')).toLowerCase())
      .filter((hash) => /^0x[0-9a-f]{64}$/.test(hash))
    return { code, hashes: [...new Set(hashes)] }
  } catch {
    return undefined
  }
}
