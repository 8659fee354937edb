import type { ImageSize } from './imageSize.ts'
import { readJpegSize } from './readJpegSize.ts'

export type Image = { readonly type: string; readonly bytes: Buffer }

type Format = {
  readonly type: string
  readonly matches: (bytes: Buffer) => boolean
  /** `undefined` if the header is invalid. */
  readonly size: (bytes: Buffer) => ImageSize | undefined
}

/** Decoded, an image of this size takes 64 MB. */
const maxPixels = 16_777_216
const maxSide = 8192

const formats: readonly Format[] = [
  {
    type: 'image/png',
    matches: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n') && startsWith(bytes, 'IHDR', 12),
    size: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  },
  {
    type: 'image/jpeg',
    matches: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
    size: readJpegSize,
  },
  {
    type: 'image/gif',
    matches: (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
    size: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  },
  {
    type: 'image/webp',
    matches: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
    size: readWebpSize,
  },
]

/**
 * Identifies an image by its bytes, not by its declared type. `undefined` for other formats, for
 * SVG because it can contain scripts, and for images that are too large when decoded.
 */
export function readImage(bytes: Buffer): Image | undefined {
  // Too short for any header.
  if (bytes.length < 30) return undefined
  const format = formats.find(({ matches }) => matches(bytes))
  const size = format?.size(bytes)
  if (!format || !size || !isSane(size)) return undefined
  return { type: format.type, bytes }
}

function isSane({ width, height }: ImageSize): boolean {
  const isSide = (side: number) => side >= 1 && side <= maxSide
  return isSide(width) && isSide(height) && width * height <= maxPixels
}

/** WebP has three variants with the size at different offsets. */
function readWebpSize(bytes: Buffer): ImageSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

function startsWith(bytes: Buffer, text: string, at = 0): boolean {
  return bytes.toString('latin1', at, at + text.length) === text
}
