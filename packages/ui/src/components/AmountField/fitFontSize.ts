const largest = 36
const least = 18

/**
 * The font size in pixels at which a text fits, between the design's size and a legible minimum.
 */
export function fitFontSize(parameters: {
  /** The width of the text at the largest size. */
  naturalWidth: number
  /** The available width. */
  room: number
}): number {
  const { naturalWidth, room } = parameters
  if (naturalWidth <= room || naturalWidth <= 0) return largest
  return Math.max(least, Math.floor((largest * room) / naturalWidth))
}
