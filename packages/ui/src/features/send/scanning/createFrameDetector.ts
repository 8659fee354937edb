import type { BarcodeDetector } from './findBarcodeDetector.ts'
import { readCodes } from './readCodes.ts'

/** Larger frames take longer to read and show no more of a code that fills the aim. */
const maxSide = 960

/** Reads QR codes in the frames of a video, without the browser's `BarcodeDetector`. */
export function createFrameDetector(): BarcodeDetector {
  const canvas = document.createElement('canvas')
  return {
    async detect(video) {
      const { videoWidth, videoHeight } = video
      const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight))
      const width = Math.round(videoWidth * scale)
      const height = Math.round(videoHeight * scale)
      // Before its first frame, a video has no size.
      if (!width || !height) return []
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) return []
      context.drawImage(video, 0, 0, width, height)
      const texts = await readCodes(context.getImageData(0, 0, width, height))
      return texts.map((rawValue) => ({ rawValue }))
    },
  }
}
