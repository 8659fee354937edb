import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { verify as verifySr25519 } from '@scure/sr25519'
import { decodeSs58 } from '../address/ss58.ts'
import { parseSignature } from './parseSignature.ts'
import { signedForms } from './textBytes.ts'

type Check = (signature: Uint8Array, message: Uint8Array, accountId: Uint8Array) => boolean

/** Whether the account made the signature, for any key type. */
export function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): boolean {
  const { message, address } = parameters
  const accountId = decodeSs58(address)?.accountId
  const signature = parseSignature(parameters.signature)
  if (!accountId || !signature) return false
  return readings(signature).some(([check, bytes]) =>
    signedForms(message).some((form) => succeeds(() => check(bytes, form, accountId))),
  )
}

const isSr25519: Check = (signature, message, accountId) =>
  verifySr25519(message, signature, accountId)

/** Stricter than the chain, which accepts keys of small order. Anybody can sign for those. */
const isEd25519: Check = (signature, message, accountId) =>
  ed25519.verify(signature, message, accountId, { zip215: false })

/** An ecdsa account id is a hash of the key, so the key is recovered first. */
const isEcdsa: Check = (signature, message, accountId) => {
  const recoverable = concatBytes(signature.subarray(64), signature.subarray(0, 64))
  const key = secp256k1.recoverPublicKey(recoverable, hash(message), { prehash: false })
  return hash(key).every((byte, at) => byte === accountId[at])
}

/** In the order of Substrate's `MultiSignature`. */
const kinds: readonly Check[] = [isEd25519, isSr25519, isEcdsa]

/** The possible meanings of the bytes: a signature alone, or with its key type in front. */
function readings(bytes: Uint8Array): readonly (readonly [Check, Uint8Array])[] {
  const marked = kinds[bytes[0] ?? kinds.length]
  const rest = bytes.subarray(1)
  const isMarked = marked && rest.length === (marked === isEcdsa ? 65 : 64)
  const alone: readonly Check[] =
    bytes.length === 64 ? [isSr25519, isEd25519] : bytes.length === 65 ? [isEcdsa] : []
  return [
    ...alone.map((check) => [check, bytes] as const),
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
