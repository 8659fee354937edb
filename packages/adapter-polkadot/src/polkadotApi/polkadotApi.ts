import { decodeSs58 } from '@cleat/signatures/polkadot'
import type { PolkadotApiSigner, PolkadotSigner } from '../features/createProvider.ts'
import type { CallReader, TransactionLibrary } from '../features/transactionLibrary.ts'

/** The metadata of a chain is read again after so long. Milliseconds. */
const freshMs = 600_000

/**
 * Sends transfers, reads calls and creates signers with `polkadot-api`. The app installs the
 * library, and it loads with the first transaction.
 * @example
 * ```ts
 * import { PolkadotAdapter } from '@cleat/adapter-polkadot'
 * import { polkadotApi } from '@cleat/adapter-polkadot/polkadot-api'
 *
 * export const adapter = new PolkadotAdapter({ transactions: polkadotApi() })
 * ```
 * @see https://papi.how
 */
export function polkadotApi(): TransactionLibrary {
  const readers = new Map<string, { opening: Promise<CallReader>; until: number }>()
  return {
    openReader({ rpcUrls, genesis }) {
      const known = readers.get(genesis)
      if (known && Date.now() < known.until) return known.opening
      const opening = import('./openCallReader.ts').then(({ openCallReader }) =>
        openCallReader({ rpcUrls, genesis }),
      )
      // Chains change their version, and nodes that were away come back.
      readers.set(genesis, { opening, until: Date.now() + freshMs })
      opening.catch(() => readers.delete(genesis))
      return opening
    },
    sendTransfer: async (parameters) =>
      (await import('./sendApiTransfer.ts')).sendApiTransfer(parameters),
    createSigner,
  }
}

function createSigner(address: string, signer: PolkadotApiSigner): PolkadotSigner {
  const accountId = decodeSs58(address)?.accountId
  if (!accountId) throw new TypeError(`${address.slice(0, 60)} is not an SS58 address.`)
  const load = async () => (await import('./toPolkadotSigner.ts')).toPolkadotSigner(address, signer)
  return {
    publicKey: accountId,
    signTx: async (...transaction) => (await load()).signTx(...transaction),
    signBytes: async (data) => (await load()).signBytes(data),
  }
}
