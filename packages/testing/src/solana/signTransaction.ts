import type { SolanaKey } from './solanaKey.ts'

const signatureLength = 64
const keyLength = 32

/**
 * Adds a signature to a legacy or versioned transaction and keeps the others.
 * @throws if the key is not a signer
 */
export function signTransaction(parameters: { transaction: Uint8Array; key: SolanaKey }): {
  signed: Uint8Array
  signature: Uint8Array
} {
  const { transaction, key } = parameters
  const signatures = readLength(transaction, 0)
  const messageAt = signatures.end + signatures.value * signatureLength
  const message = transaction.slice(messageAt)
  const place = signersOf(message).findIndex((signer) => isSame(signer, key.publicKey))
  if (place < 0 || place >= signatures.value)
    throw new Error(`The transaction does not ask ${key.address} to sign.`)
  const signature = key.sign(message)
  const signed = transaction.slice()
  signed.set(signature, signatures.end + place * signatureLength)
  return { signed, signature }
}

function signersOf(message: Uint8Array): readonly Uint8Array[] {
  const [first = 0] = message
  // The highest bit marks a versioned message.
  const headerAt = first & 0x80 ? 1 : 0
  const { end } = readLength(message, headerAt + 3)
  return Array.from({ length: message[headerAt] ?? 0 }, (_, index) =>
    message.slice(end + index * keyLength, end + (index + 1) * keyLength),
  )
}

/** A compact-u16: groups of seven bits, least significant first. */
function readLength(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[at + index] ?? 0
    value |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { value, end: at + index + 1 }
  }
  throw new Error('The transaction is malformed.')
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
