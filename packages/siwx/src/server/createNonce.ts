const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Bytes from here on would make some letters likelier than others. */
const unfair = 256 - (256 % letters.length)

/** Letters and digits of chance. 24 of them have 142 bits. */
export function createNonce(length: number = 24): string {
  let nonce = ''
  while (nonce.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length))
    for (const byte of bytes)
      if (byte < unfair && nonce.length < length) nonce += letters[byte % letters.length]
  }
  return nonce
}
