import { readQrCode } from './readQrCode.ts'

/** The text of the QR code in a picture, or `undefined` where there is none to be found. */
export async function readQrImage(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  const text = readQrCode({ picture, width, height })
  picture.close()
  return text
}
