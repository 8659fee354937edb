import { decodeSs58 } from '@cleat/signatures/polkadot'
import type { PolkadotApiSigner, PolkadotSigner } from '../features/createProvider.ts'
import type { TransactionLibrary } from '../features/transactionLibrary.ts'

/**
 * Sends transfers and creates signers with `polkadot-api`. The app installs the library, and it
 * loads with the first transaction.
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
  return {
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
