import type { CaipNetwork } from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'
import { toTransactionId } from '../base/toTransactionId.ts'
import { fetchEsploraOnce } from './fetchEsploraOnce.ts'
import type { Outpoint } from './fetchTransaction.ts'
import { isConfirmed } from './isConfirmed.ts'

/** Fetches the transaction that spends a coin, as far as the index knows. */
export async function fetchSpender(parameters: {
  network: CaipNetwork
  coin: Outpoint
}): Promise<{ id: string; isConfirmed: boolean } | undefined> {
  const { network, coin } = parameters
  const spends = await fetchEsploraOnce({ network, path: `/tx/${coin.txid}/outspends` })
  const spend: unknown = Array.isArray(spends) ? spends[coin.vout] : undefined
  const id = toTransactionId(readPart(spend, 'txid'))
  return id === undefined ? undefined : { id, isConfirmed: isConfirmed(spend) }
}
