import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { verify as verifySr25519 } from '@scure/sr25519'
import { isSameBytes } from '../base/isSameBytes.ts'
import type { Verdict } from '../base/verdict.ts'
import { verifyEd25519 } from '../base/verifyEd25519.ts'
import { parseSignature } from './parseSignature.ts'
import { signedForms } from './signedForms.ts'
import { decodeSs58 } from './ss58.ts'

type KeyType = 'sr25519' | 'ed25519' | 'ecdsa'
type Check = (signature: Uint8Array, message: Uint8Array, accountId: Uint8Array) => boolean

/** The kind of key that signed. */
export type PolkadotSignature = { readonly type: KeyType }

/**
 * Whether the account made the signature, for any key type and any prefix of its address.
 * @param parameters.signature hex: 64 or 65 bytes, with or without the byte of its kind of key
 */
export function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): Exclude<Verdict<PolkadotSignature>, { status: 'unknown' }> {
  const { message, address } = parameters
  const accountId = decodeSs58(address)?.accountId
  const signature = parseSignature(parameters.signature)
  if (!accountId || !signature) return { status: 'invalid' }
  const forms = signedForms(message)
  const reading = readings(signature).find(([type, bytes]) =>
    forms.some((form) => succeeds(() => checks[type](bytes, form, accountId))),
  )
  return reading ? { status: 'valid', type: reading[0] } : { status: 'invalid' }
}

const checks: Readonly<Record<KeyType, Check>> = {
  sr25519: (signature, message, accountId) => verifySr25519(message, signature, accountId),
  /** Stricter than the chain, which accepts keys of small order. Anybody can sign for those. */
  ed25519: (signature, message, publicKey) => verifyEd25519({ signature, message, publicKey }),
  /** An ecdsa account id is a hash of the key, so the key is recovered first. */
  ecdsa: (signature, message, accountId) => {
    const recoverable = concatBytes(signature.subarray(64), signature.subarray(0, 64))
    const key = secp256k1.recoverPublicKey(recoverable, hash(message), { prehash: false })
    return isSameBytes(hash(key), accountId)
  },
}

/** In the order of Substrate's `MultiSignature`. */
const marks: readonly KeyType[] = ['ed25519', 'sr25519', 'ecdsa']

/** The possible meanings of the bytes: a signature alone, or with its key type in front. */
function readings(bytes: Uint8Array): readonly (readonly [KeyType, Uint8Array])[] {
  const marked = marks[bytes[0] ?? marks.length]
  const rest = bytes.subarray(1)
  const isMarked = marked && rest.length === (marked === 'ecdsa' ? 65 : 64)
  const alone: readonly KeyType[] =
    bytes.length === 64 ? ['sr25519', 'ed25519'] : bytes.length === 65 ? ['ecdsa'] : []
  return [
    ...alone.map((type) => [type, bytes] as const),
    ...(isMarked ? [[marked, rest] as const] : []),
  ]
}

function hash(bytes: Uint8Array): Uint8Array {
  return blake2b(bytes, { dkLen: 32 })
}

function succeeds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
