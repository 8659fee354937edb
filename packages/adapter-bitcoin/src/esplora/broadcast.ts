import { type CaipNetwork, postText, readJson } from '@cleat/core/adapter'
import { readPart } from '../wallet/readPart.ts'
import { askEsplora } from './askEsplora.ts'

/**
 * Sends a final transaction over the app's own index. Resolves once it is known there.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function broadcast(parameters: {
  network: CaipNetwork
  /** The transaction as the chain takes it. */
  hex: string
  id: string
}): Promise<void> {
  const { network, hex, id } = parameters
  try {
    await askEsplora({
      ...{ network, path: '/tx' },
      async ask({ url, service }) {
        const answer = await postText({ url, service, text: hex })
        if (answer.trim().toLowerCase() !== id) throw new Error('Another transaction was sent')
      },
    })
  } catch (error) {
    // Who did not answer in time, or refused it the second time, may have it all the same.
    if (!(await isKnown({ network, id }))) throw error
  }
}

function isKnown({ network, id }: { network: CaipNetwork; id: string }): Promise<boolean> {
  return askEsplora({
    ...{ network, path: `/tx/${id}` },
    ask: async (asked) => readPart(await readJson({ ...asked, retries: 0 }), 'txid') === id,
  }).catch(() => false)
}
