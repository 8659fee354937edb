import encodeQR from 'qr'

/** Rows of modules, true where dark. */
export type QrMatrix = readonly (readonly boolean[])[]

// Longer texts make modules too small for phone cameras at the usual size.
const maxBytes = 400

/**
 * Encodes a text that stays readable with a quarter of the code damaged. `null` if it is too long.
 */
export function encodeQr(text: string): QrMatrix | null {
  if (new TextEncoder().encode(text).length > maxBytes) return null
  const framed = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 })
  return framed.slice(1, -1).map((row) => row.slice(1, -1))
}
