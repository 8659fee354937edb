import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { encodeTransaction } from './encodeTransaction.ts'
import type { SignerResult, SignRawPayload } from './injectedExtension.ts'
import type { PolkadotKey, PolkadotKeyType } from './polkadotKey.ts'
import type { PolkadotQuestion } from './polkadotQuestion.ts'
import type { SignerPayload } from './signerPayload.ts'
import { wrapBytes } from './wrapBytes.ts'

type Ask = (question: PolkadotQuestion) => Promise<unknown>

export type Signer = {
  readonly signRaw: (payload: SignRawPayload, ask: Ask) => Promise<SignerResult>
  readonly signPayload: (payload: SignerPayload, ask: Ask) => Promise<SignerResult>
}

/** Signs approved requests with the key of the requested account. */
export function createSigner(parameters: {
  keyOf: (address: string) => PolkadotKey | undefined
}): Signer {
  let count = 0
  const requireKey = (address: string) => {
    const key = parameters.keyOf(address)
    if (!key) throw new Error(`Unable to find keypair for ${address}`)
    return key
  }
  return {
    async signRaw(payload, ask) {
      const { address, data } = payload
      const key = requireKey(address)
      const bytes = wrapBytes(hexToBytes(data.replace(/^0x/, '')))
      await ask({ kind: 'signRaw', address, bytes })
      count += 1
      return { id: count, signature: toHex(key.sign(bytes)) }
    },
    async signPayload(payload, ask) {
      const { address } = payload
      const key = requireKey(address)
      const { toSign, finish } = encodeTransaction(payload)
      await ask({ kind: 'signPayload', address, payload })
      const signature = concatBytes(Uint8Array.of(kinds[key.type]), key.sign(toSign))
      count += 1
      return {
        ...{ id: count, signature: toHex(signature) },
        ...(payload.withSignedTransaction
          ? { signedTransaction: toHex(finish({ accountId: key.accountId, signature })) }
          : {}),
      }
    },
  }
}

/** The first byte of a signature in a transaction. */
const kinds: { readonly [type in PolkadotKeyType]: number } = { ed25519: 0, sr25519: 1, ecdsa: 2 }

function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${bytesToHex(bytes)}`
}
