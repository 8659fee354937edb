import {
  type CaipNetwork,
  isCleatError,
  postText,
  readJson,
  toTransactionError,
} from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'
import { readRefusal } from '../base/readRefusal.ts'
import { fetchEsplora } from './fetchEsplora.ts'

/**
 * Sends a final transaction through the app's Esplora API. Resolves once the index knows it.
 * @throws `TRANSACTION_FAILED` with the reason of the node that refused it, `NETWORK_RPC_FAILED`
 */
export async function broadcast(parameters: {
  network: CaipNetwork
  /** The raw transaction. */
  hex: string
  id: string
}): Promise<void> {
  const { network, hex, id } = parameters
  const reasons: (string | undefined)[] = []
  try {
    await fetchEsplora({
      ...{ network, path: '/tx' },
      async ask({ url, service }) {
        try {
          const answer = await postText({ url, service, text: hex })
          if (answer.trim().toLowerCase() !== id) throw new Error('Another transaction was sent')
        } catch (error) {
          reasons.push(readRefusal(error))
          throw readWords(error) ?? error
        }
      },
    })
  } catch (error) {
    // After a timeout, or a refusal as duplicate, the index may still have it.
    if (reasons.some(isKnownAlready) || (await isKnown({ network, id }))) return
    // An index without an answer may have it, whatever the others say.
    const isRefused = reasons.length > 0 && !reasons.includes(undefined)
    throw isRefused ? toTransactionError({ reason: reasons.at(-1), cause: error }) : error
  }
}

/** What the node said of a request that it refused, which tells more than the status. */
function readWords(error: unknown): Error | undefined {
  if (!isCleatError(error, 'SERVICE_BAD_ANSWER')) return undefined
  return error.cause instanceof Error && error.cause.message ? error.cause : undefined
}

/**
 * Nodes refuse a known transaction: `txn-already-in-mempool`, `Transaction outputs already in utxo
 * set` and similar.
 */
function isKnownAlready(reason: string | undefined): boolean {
  return reason !== undefined && /^(?:txn|transaction)(?:-| | outputs )already\b/i.test(reason)
}

function isKnown({ network, id }: { network: CaipNetwork; id: string }): Promise<boolean> {
  return fetchEsplora({
    ...{ network, path: `/tx/${id}` },
    ask: async (asked) => readPart(await readJson({ ...asked, retries: 0 }), 'txid') === id,
  }).catch(() => false)
}
