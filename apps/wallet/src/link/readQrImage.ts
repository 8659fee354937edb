import jsQr from 'jsqr'

/** Larger pictures are made smaller first: a code that fills a screen needs no more. */
const longestSide = 1600

/** The text of the QR code in a picture, or `undefined` where there is none to be found. */
export async function readQrImage(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  // What is clear in a picture counts as paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return jsQr(context.getImageData(0, 0, width, height).data, width, height)?.data || undefined
}
