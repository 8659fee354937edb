import { decodeQRBatch, type Image } from 'qr/decode.js'

/** The texts of all QR codes in an image. Pauses between steps, so that the page stays usable. */
export async function readCodes(image: Image): Promise<readonly string[]> {
  const [results = []] = await decodeQRBatch([image])
  return results.filter((result) => typeof result === 'string')
}
