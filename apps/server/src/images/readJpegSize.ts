import type { ImageSize } from './imageSize.ts'

/**
 * The size in the first frame header, which follows other segments. `undefined` if there is none.
 */
export function readJpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      // Fill bytes may precede a marker.
      at += 1
      continue
    }
    if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    if (marker === 0xda || marker === 0xd9) return undefined
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** A start-of-frame marker. Three numbers of the range have other meanings. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
