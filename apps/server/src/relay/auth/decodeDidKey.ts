import { readBase58 } from '../../base58/readBase58.ts'

/** The Ed25519 public key of a `did:key`. `undefined` for other or invalid keys. */
export function decodeDidKey(did: string): Uint8Array | undefined {
  if (!did.startsWith('did:key:z')) return undefined
  const bytes = readBase58(did.slice('did:key:z'.length))
  // 0xed 0x01 is the multicodec of Ed25519.
  if (bytes?.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) return undefined
  return bytes.subarray(2)
}
