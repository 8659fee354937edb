/** Reads bytes in hexadecimal, as the vectors have them. */
export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(hex, 'hex'))
}
