import type { QrMatrix } from './encodeQr.ts'

const finderSize = 7

/**
 * The dark modules of a QR code as one SVG path for the even-odd fill rule, in module units.
 * Corners without a dark neighbour are round. The three finder patterns are drawn as whole shapes.
 */
export function drawQrPath(parameters: {
  matrix: QrMatrix
  /** Side of the empty square in the centre, in modules. */
  hole: number
}): string {
  const { matrix, hole } = parameters
  const size = matrix.length
  const start = (size - hole) / 2
  const isInHole = (at: number) => at >= start && at < start + hole
  const isInFinder = (x: number, y: number) =>
    (x < finderSize && y < finderSize) ||
    (x >= size - finderSize && y < finderSize) ||
    (x < finderSize && y >= size - finderSize)
  const isDark = (x: number, y: number) =>
    matrix[y]?.[x] === true && !isInFinder(x, y) && !(isInHole(x) && isInHole(y))

  const far = size - finderSize
  const parts = [drawFinder(0, 0), drawFinder(far, 0), drawFinder(0, far)]
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (isDark(x, y)) parts.push(drawModule({ x, y, isDark }))
  return parts.join('')
}

function drawModule(parameters: {
  x: number
  y: number
  isDark: (x: number, y: number) => boolean
}): string {
  const { x, y, isDark } = parameters
  const [top, right, bottom, left] = [
    isDark(x, y - 1),
    isDark(x + 1, y),
    isDark(x, y + 1),
    isDark(x - 1, y),
  ]
  const radius = (a: boolean, b: boolean) => (a || b ? 0 : 0.5)
  return drawSquare({
    x,
    y,
    side: 1,
    radii: [radius(top, left), radius(top, right), radius(bottom, right), radius(bottom, left)],
  })
}

function drawFinder(x: number, y: number): string {
  const round = (radius: number) => [radius, radius, radius, radius] as const
  return [
    drawSquare({ x, y, side: 7, radii: round(2) }),
    drawSquare({ x: x + 1, y: y + 1, side: 5, radii: round(1.25) }),
    drawSquare({ x: x + 2, y: y + 2, side: 3, radii: round(0.9) }),
  ].join('')
}

/** A square with quadratic corners, from the top left, clockwise. */
function drawSquare(parameters: {
  x: number
  y: number
  side: number
  radii: readonly [number, number, number, number]
}): string {
  const { x, y, side, radii } = parameters
  const [a, b, c, d] = radii
  const corner = (radius: number, dx: number, dy: number, ex: number, ey: number) =>
    radius ? `q${dx * radius} ${dy * radius} ${ex * radius} ${ey * radius}` : ''
  return [
    `M${x + a} ${y}h${side - a - b}`,
    corner(b, 1, 0, 1, 1),
    `v${side - b - c}`,
    corner(c, 0, 1, -1, 1),
    `h${c + d - side}`,
    corner(d, -1, 0, -1, -1),
    `v${d + a - side}`,
    corner(a, 0, -1, 1, -1),
    'z',
  ].join('')
}
