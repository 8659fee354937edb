import { getPolkadotSignerFromPjs } from 'polkadot-api/pjs-signer'
import type { PolkadotApiSigner, PolkadotSigner } from '../features/createProvider.ts'

/** The library's own bridge from the signer of an extension to one of its kind. */
export function toPolkadotSigner(address: string, signer: PolkadotApiSigner): PolkadotSigner {
  return getPolkadotSignerFromPjs(
    address,
    async (payload) => {
      const { signature, signedTransaction } = await signer.signPayload({ ...payload })
      return { signature, ...(signedTransaction ? { signedTransaction } : {}) }
    },
    (payload) => signer.signRaw(payload),
  )
}
