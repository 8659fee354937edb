import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** 32 bytes of account id, 2 of checksum, and 1 or 2 of prefix, which starts below 128. */
const longest = 49

/** Encodes an account id with the prefix of a network. */
export function encodeSs58(parameters: { accountId: Uint8Array; prefix: number }): string {
  const { accountId, prefix } = parameters
  const body = concatBytes(encodePrefix(prefix), accountId)
  return base58.encode(concatBytes(body, checksum(body)))
}

/**
 * Decodes an address to its account id and prefix. `undefined` unless it is valid, including the
 * checksum. Shorter forms, for account indices, are refused.
 */
export function decodeSs58(
  address: unknown,
): { accountId: Uint8Array; prefix: number } | undefined {
  if (typeof address !== 'string' || address.length > longest) return undefined
  const bytes = decodeBase58(address)
  if (!bytes) return undefined
  const [head = 0] = bytes
  if (head > 127) return undefined
  const length = head < 64 ? 1 : 2
  if (bytes.length !== length + 34) return undefined
  const body = bytes.subarray(0, -2)
  const isIntact = checksum(body).every((byte, at) => byte === bytes[body.length + at])
  const prefix = decodePrefix(bytes)
  // Prefixes below 64 have one encoding only. Two different texts must not be the same address.
  if (!isIntact || (length === 2 && prefix < 64)) return undefined
  return { accountId: body.slice(length), prefix }
}

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

/** From 64 on, the fourteen bits take two bytes in an order that SS58 defines. */
function encodePrefix(prefix: number): Uint8Array {
  if (prefix < 64) return Uint8Array.of(prefix)
  return Uint8Array.of(((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 3) << 6))
}

function decodePrefix([first = 0, second = 0]: Uint8Array): number {
  if (first < 64) return first
  return ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
}

function checksum(body: Uint8Array): Uint8Array {
  return blake2b(concatBytes(utf8ToBytes('SS58PRE'), body)).subarray(0, 2)
}
