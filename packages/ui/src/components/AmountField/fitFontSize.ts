const largest = 36
const least = 18

/** The font size in pixels at which a text fits: as large as the design has it, never too small to read. */
export function fitFontSize(parameters: {
  /** How wide the text is at the largest size. */
  naturalWidth: number
  /** How wide it may be. */
  room: number
}): number {
  const { naturalWidth, room } = parameters
  if (naturalWidth <= room || naturalWidth <= 0) return largest
  return Math.max(least, Math.floor((largest * room) / naturalWidth))
}
