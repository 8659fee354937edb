import type { CaipNetwork } from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'
import { toTransactionId } from '../base/toTransactionId.ts'
import { fetchEsploraOnce } from './fetchEsploraOnce.ts'
import { isConfirmed } from './isConfirmed.ts'

/** The origin of a coin. */
export type Outpoint = { readonly txid: string; readonly vout: number }

/** The fields of a transaction that tracking a payment needs. */
export type ChainTransaction = {
  readonly id: string
  readonly isConfirmed: boolean
  /** That of its block, where the index tells. */
  readonly height: number | undefined
  /** Its first input. */
  readonly coin: Outpoint
  readonly outputs: readonly { readonly address: unknown; readonly value: bigint }[]
}

/** Fetches a transaction. `undefined` if the index does not have it or does not answer. */
export async function fetchTransaction(parameters: {
  network: CaipNetwork
  id: string
}): Promise<ChainTransaction | undefined> {
  const { network, id } = parameters
  const answer = await fetchEsploraOnce({ network, path: `/tx/${id}` })
  const [vin, vout] = [readPart(answer, 'vin'), readPart(answer, 'vout')]
  const coin = toOutpoint(Array.isArray(vin) ? vin[0] : undefined)
  if (readPart(answer, 'txid') !== id || !coin || !Array.isArray(vout)) return undefined
  const outputs = vout.flatMap((output) => {
    const value = readPart(output, 'value')
    const address = readPart(output, 'scriptpubkey_address')
    return Number.isSafeInteger(value) ? { address, value: BigInt(Number(value)) } : []
  })
  if (outputs.length < vout.length) return undefined
  const height = readPart(readPart(answer, 'status'), 'block_height')
  return {
    ...{ id, coin, outputs, isConfirmed: isConfirmed(answer) },
    height: typeof height === 'number' ? height : undefined,
  }
}

function toOutpoint(input: unknown): Outpoint | undefined {
  const txid = toTransactionId(readPart(input, 'txid'))
  const vout = readPart(input, 'vout')
  return txid !== undefined && typeof vout === 'number' && Number.isInteger(vout)
    ? { txid, vout }
    : undefined
}
