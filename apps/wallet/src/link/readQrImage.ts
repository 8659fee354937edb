import { readQrCode } from './readQrCode.ts'

/** Reads the QR code in an image file. `undefined` if there is none. */
export async function readQrImage(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  const text = readQrCode({ picture, width, height })
  picture.close()
  return text
}
