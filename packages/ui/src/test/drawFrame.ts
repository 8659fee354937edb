import encodeQR from 'qr'

export declare namespace drawFrame {
  type Parameters = {
    /** The texts of the codes, side by side. */
    texts: readonly string[]
    /** @default 640 */
    width?: number | undefined
    /** @default 480 */
    height?: number | undefined
    /** The side of a code as a share of its room. @default 0.7 */
    share?: number | undefined
    /** In radians. @default 0 */
    turn?: number | undefined
    /** How far a pixel can be off. @default 0 */
    noise?: number | undefined
    /** @default 0 */
    black?: number | undefined
    /** @default 255 */
    white?: number | undefined
    /** The share of the frame, from the left, that shows anything. @default 1 */
    cut?: number | undefined
  }
  type ReturnType = { width: number; height: number; data: Uint8ClampedArray }
}

/** A frame of a camera in front of QR codes. The noise is the same each time. */
export function drawFrame(parameters: drawFrame.Parameters): drawFrame.ReturnType {
  const { texts, width = 640, height = 480, share = 0.7, turn = 0, cut = 1 } = parameters
  const { noise = 0, black = 0, white = 255 } = parameters
  const codes = texts.map((text) => encodeQR(text, 'raw', { border: 4 }))
  const room = width / Math.max(1, codes.length)
  const side = Math.min(room, height) * share
  const data = new Uint8ClampedArray(width * height * 4)
  let seed = 1
  for (let at = 0; at < width * height; at++) {
    const x = at % width
    const code = x < width * cut ? codes[Math.floor(x / room)] : undefined
    const right = (x % room) - room / 2
    const down = Math.floor(at / width) - height / 2
    const modules = (code?.length ?? 0) / side
    const column = (right * Math.cos(turn) + down * Math.sin(turn) + side / 2) * modules
    const row = (down * Math.cos(turn) - right * Math.sin(turn) + side / 2) * modules
    const isDark = code?.[Math.floor(row)]?.[Math.floor(column)] ?? false
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    const light = (isDark ? black : white) + (seed / 2 ** 31 - 0.5) * noise
    data.set([light, light, light, 255], at * 4)
  }
  return { width, height, data }
}
