import jsQr from 'jsqr'

/** Larger pictures are made smaller first: a code that fills a screen needs no more. */
const longestSide = 1600

export type ReadQrCodeParameters = {
  picture: ImageBitmap | HTMLVideoElement
  width: number
  height: number
}

/** The text of the QR code in what is drawn, or `undefined` where there is none to be found. */
export function readQrCode(parameters: ReadQrCodeParameters): string | undefined {
  const { picture } = parameters
  const scale = Math.min(1, longestSide / Math.max(parameters.width, parameters.height))
  const width = Math.max(1, Math.round(parameters.width * scale))
  const height = Math.max(1, Math.round(parameters.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  // What is clear in a picture counts as paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return jsQr(context.getImageData(0, 0, width, height).data, width, height)?.data || undefined
}
