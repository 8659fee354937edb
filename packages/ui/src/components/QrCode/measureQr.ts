// The norm asks for a margin of four modules.
const quietZone = 4
/** Share of the width. A square of it is well under what the error correction makes good again. */
const widestHole = 0.25
const widestLogo = 56
const logoMargin = 4

/** How the parts of a QR code share its room. */
export function measureQr(parameters: {
  modules: number
  /** In pixels, quiet zone included. */
  size: number
  hasLogo: boolean
}): {
  /** In modules. */
  quietZone: number
  /** Side of the free square in the middle, in modules. */
  hole: number
  /** In pixels. */
  logoSize: number
} {
  const { modules, size, hasLogo } = parameters
  if (!hasLogo) return { quietZone, hole: 0, logoSize: 0 }
  const pixelsPerModule = size / (modules + 2 * quietZone)
  const wanted = Math.ceil((widestLogo + 2 * logoMargin) / pixelsPerModule)
  const most = Math.floor(modules * widestHole)
  // A code has an odd number of modules, so what is in its middle has too.
  const hole = toOdd(Math.min(wanted, most))
  const logoSize = Math.min(widestLogo, Math.floor(hole * pixelsPerModule) - 2 * logoMargin)
  return { quietZone, hole, logoSize }
}

function toOdd(count: number): number {
  return count % 2 ? count : count - 1
}
