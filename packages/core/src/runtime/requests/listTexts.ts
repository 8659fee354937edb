/** In characters. Longer texts are no sign-in messages. */
const longest = 16_384
const hexForm = /^0x(?:[\da-f]{2})+$/i
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base58Form = /^[1-9A-HJ-NP-Za-km-z]{40,8192}$/

/** Every text that the parameters of a request carry: as it is, in hex, in base58 or as bytes. */
export function listTexts(params: unknown, depth: number = 6): readonly string[] {
  if (typeof params === 'string') return params.length > longest ? [] : readTexts(params)
  if (typeof params !== 'object' || params === null || depth === 0) return []
  const values: readonly unknown[] = Object.values(params)
  const isBytes = values.length > 0 && values.every((one) => typeof one === 'number')
  if (isBytes) return values.length > longest ? [] : [decode(Uint8Array.from(values as number[]))]
  return values.flatMap((value) => listTexts(value, depth - 1))
}

function readTexts(text: string): readonly string[] {
  if (hexForm.test(text))
    return [
      decode(Uint8Array.from(text.slice(2).match(/../g) ?? [], (byte) => Number(`0x${byte}`))),
    ]
  return base58Form.test(text) ? [text, decode(readBase58(text))] : [text]
}

function readBase58(text: string): Uint8Array {
  // Little-endian while it is built.
  const bytes: number[] = []
  for (const letter of text) {
    let carry = alphabet.indexOf(letter)
    for (let at = 0; at < bytes.length; at += 1) {
      carry += (bytes[at] ?? 0) * 58
      bytes[at] = carry & 0xff
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff)
  }
  return Uint8Array.from(bytes.reverse())
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
