import type { Payment, TrackingData } from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'
import { toTransactionId } from '../base/toTransactionId.ts'
import { fetchEsploraOnce } from '../esplora/fetchEsploraOnce.ts'
import { storeBefore } from './storeBefore.ts'

/** How many waiting transactions of an address Esplora lists. A full list may lack some. */
const listLimit = 50
/** How many ids fit in the tracking data. */
const idLimit = 20

/**
 * What the index has before the wallet is asked: the height of the chain, and the transactions that
 * wait and pay the same. A wallet that selects the coins may answer with one of them.
 */
export async function fetchBefore({
  network,
  to,
  amount,
}: Pick<Payment, 'network' | 'to' | 'amount'>): Promise<TrackingData> {
  // The height is read last: what is included in between is then below it.
  const listed = await fetchEsploraOnce({ network, path: `/address/${to}/txs/mempool` })
  const height = await fetchEsploraOnce({ network, path: '/blocks/tip/height' })
  if (!Array.isArray(listed) || listed.length >= listLimit || !isHeight(height))
    return storeBefore()
  const isEqual = (output: unknown) =>
    readPart(output, 'scriptpubkey_address') === to && readPart(output, 'value') === Number(amount)
  const waiting = listed.flatMap((transaction: unknown) => {
    const outputs = readPart(transaction, 'vout')
    const id = toTransactionId(readPart(transaction, 'txid'))
    return id !== undefined && Array.isArray(outputs) && outputs.some(isEqual) ? [id] : []
  })
  return waiting.length > idLimit ? storeBefore() : storeBefore({ height, waiting })
}

function isHeight(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
