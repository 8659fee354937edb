// The standard requires a margin of four modules.
const quietZone = 4
/** Share of the width. The hidden area stays well below what error correction restores. */
const widestHole = 0.25
const widestLogo = 56
const logoMargin = 4

/** Divides the space of a QR code among its parts. */
export function measureQr(parameters: {
  modules: number
  /** In pixels, quiet zone included. */
  size: number
  hasLogo: boolean
}): {
  /** In modules. */
  quietZone: number
  /** Side of the empty square in the centre, in modules. */
  hole: number
  /** In pixels. */
  logoSize: number
} {
  const { modules, size, hasLogo } = parameters
  if (!hasLogo) return { quietZone, hole: 0, logoSize: 0 }
  const pixelsPerModule = size / (modules + 2 * quietZone)
  const wanted = Math.ceil((widestLogo + 2 * logoMargin) / pixelsPerModule)
  const most = Math.floor(modules * widestHole)
  // A code has an odd number of modules, so a centred square has too.
  const hole = toOdd(Math.min(wanted, most))
  const logoSize = Math.min(widestLogo, Math.floor(hole * pixelsPerModule) - 2 * logoMargin)
  return { quietZone, hole, logoSize }
}

function toOdd(count: number): number {
  return count % 2 ? count : count - 1
}
