import encodeQR from 'qr'

/** Rows of modules, true where dark. */
export type QrMatrix = readonly (readonly boolean[])[]

// Beyond it a code of usual size has modules too small for the camera of a phone.
const mostBytes = 400

/** The modules of a QR code that survives the loss of a quarter. Null where the text is too long for one. */
export function encodeQr(text: string): QrMatrix | null {
  if (new TextEncoder().encode(text).length > mostBytes) return null
  const framed = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 })
  return framed.slice(1, -1).map((row) => row.slice(1, -1))
}
