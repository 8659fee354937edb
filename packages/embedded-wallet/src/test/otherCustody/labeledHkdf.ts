const text = (value: string) => new TextEncoder().encode(value)

/** The suite ids of DHKEM(P-256, HKDF-SHA256), and of that with HKDF-SHA256 and AES-256-GCM. */
export const suiteIds: { readonly kem: readonly number[]; readonly hpke: readonly number[] } = {
  kem: [...text('KEM'), 0, 0x10],
  hpke: [...text('HPKE'), 0, 0x10, 0, 1, 0, 2],
}

/** LabeledExtract of RFC 9180, §4. */
export function labeledExtract(
  suiteId: readonly number[],
  salt: Iterable<number>,
  label: string,
  ikm: Iterable<number>,
): Promise<Uint8Array<ArrayBuffer>> {
  return hmac([...salt], [...text('HPKE-v1'), ...suiteId, ...text(label), ...ikm])
}

/** LabeledExpand of RFC 9180, §4, up to 32 bytes, which are one block. */
export async function labeledExpand(
  suiteId: readonly number[],
  prk: Iterable<number>,
  label: string,
  info: Iterable<number>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const labeled = [0, length, ...text('HPKE-v1'), ...suiteId, ...text(label), ...info]
  return (await hmac([...prk], [...labeled, 1])).slice(0, length)
}

/** To HMAC, an empty key is a block of zeros, which WebCrypto takes. */
async function hmac(
  key: readonly number[],
  data: readonly number[],
): Promise<Uint8Array<ArrayBuffer>> {
  const raw = key.length === 0 ? new Uint8Array(32) : new Uint8Array(key)
  const hash = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', raw, hash, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new Uint8Array(data)))
}
