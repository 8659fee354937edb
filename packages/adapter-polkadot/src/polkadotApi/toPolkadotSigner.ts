import { getPolkadotSignerFromPjs } from 'polkadot-api/pjs-signer'
import type { PolkadotApiSigner, PolkadotSigner } from '../features/createProvider.ts'

/** Converts an extension's signer by the library's own function. */
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
