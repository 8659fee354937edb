import { imageSize } from 'image-size'

export type Image = { readonly type: string; readonly bytes: Buffer }

/** Decoded, an image of this size takes 64 MB. */
const maxPixels = 16_777_216
const maxSide = 8192

const signatures = [
  { type: 'image/png', matches: (bytes: Buffer) => startsWith(bytes, '\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', matches: (bytes: Buffer) => startsWith(bytes, '\xff\xd8\xff') },
  {
    type: 'image/gif',
    matches: (bytes: Buffer) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  },
  {
    type: 'image/webp',
    matches: (bytes: Buffer) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  },
]

/**
 * Identifies an image by its bytes, not by its declared type. `undefined` for other formats, for
 * SVG because it can contain scripts, and for images that are too large when decoded.
 */
export function readImage(bytes: Buffer): Image | undefined {
  // Too short for any header.
  if (bytes.length < 30) return undefined
  const format = signatures.find(({ matches }) => matches(bytes))
  if (!format || !isSane(bytes)) return undefined
  return { type: format.type, bytes }
}

function isSane(bytes: Buffer): boolean {
  try {
    const { width, height } = imageSize(bytes)
    const isSide = (side: number) => side >= 1 && side <= maxSide
    return isSide(width) && isSide(height) && width * height <= maxPixels
  } catch {
    return false
  }
}

function startsWith(bytes: Buffer, text: string, at = 0): boolean {
  return bytes.toString('latin1', at, at + text.length) === text
}
