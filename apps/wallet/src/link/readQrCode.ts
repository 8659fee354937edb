import jsQr from 'jsqr'

/** Larger images are scaled down first. A code needs no higher resolution. */
const longestSide = 1600

export type ReadQrCodeParameters = {
  picture: ImageBitmap | HTMLVideoElement
  width: number
  height: number
}

/** Reads the QR code in an image or video. `undefined` if there is none. */
export function readQrCode(parameters: ReadQrCodeParameters): string | undefined {
  const { picture } = parameters
  const scale = Math.min(1, longestSide / Math.max(parameters.width, parameters.height))
  const width = Math.max(1, Math.round(parameters.width * scale))
  const height = Math.max(1, Math.round(parameters.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  // Transparent areas count as white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return jsQr(context.getImageData(0, 0, width, height).data, width, height)?.data || undefined
}
