import { labeledExpand, labeledExtract, suiteIds } from './labeledHkdf.ts'

type Key = { readonly privateKey: CryptoKey; readonly publicKey: Uint8Array }

/**
 * HPKE by the text of RFC 9180, with WebCrypto alone: mode_base, DHKEM(P-256, HKDF-SHA256),
 * HKDF-SHA256, AES-256-GCM. Shares no code with what it checks.
 */
export async function openOtherHpke(parameters: {
  readonly key: Key
  /** The encapsulated key (65 bytes), then the ciphertext. */
  readonly sealed: Uint8Array
  readonly info: Uint8Array
  readonly aad?: Uint8Array
}): Promise<Uint8Array> {
  const { key, sealed, info, aad = new Uint8Array() } = parameters
  const enc = new Uint8Array(sealed.subarray(0, 65))
  const shared = await decap(key, enc)
  const { hpke } = suiteIds
  const idHash = await labeledExtract(hpke, [], 'psk_id_hash', [])
  const infoHash = await labeledExtract(hpke, [], 'info_hash', info)
  const context = [0, ...idHash, ...infoHash]
  const secret = await labeledExtract(hpke, shared, 'secret', [])
  const raw = await labeledExpand(hpke, secret, 'key', context, 32)
  const iv = await labeledExpand(hpke, secret, 'base_nonce', context, 12)
  const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const algorithm = { name: 'AES-GCM', iv, additionalData: new Uint8Array(aad) }
  const ciphertext = new Uint8Array(sealed.subarray(65))
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, aes, ciphertext))
}

async function decap({ privateKey, publicKey }: Key, enc: Uint8Array<ArrayBuffer>) {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const other = await crypto.subtle.importKey('raw', enc, curve, true, [])
  const dh = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, privateKey, 256)
  const prk = await labeledExtract(suiteIds.kem, [], 'eae_prk', new Uint8Array(dh))
  return labeledExpand(suiteIds.kem, prk, 'shared_secret', [...enc, ...publicKey], 32)
}
