type Point = readonly [x: number, y: number]
type Edge = readonly [from: Point, to: Point]

const curveSteps = 6
const samples = [0.25, 0.75]

/**
 * Rasterizes a path of `M h v q z` by the even-odd rule, black on white, to the RGBA pixels of a
 * square.
 */
export function rasterisePath(parameters: {
  path: string
  /** The square's origin on both axes. */
  start: number
  /** The square's side, in path units. */
  whole: number
  pixels: number
}): Uint8ClampedArray {
  const { path, start, whole, pixels } = parameters
  const rows: Edge[][] = Array.from({ length: pixels }, () => [])
  const toRow = (y: number) => Math.min(pixels - 1, Math.floor(((y - start) * pixels) / whole))
  for (const points of toPolygons(path))
    for (const [index, from] of points.entries()) {
      const to = points[(index + 1) % points.length] ?? from
      const [first, last] = [toRow(Math.min(from[1], to[1])), toRow(Math.max(from[1], to[1]))]
      for (let row = first; row <= last; row++) rows[row]?.push([from, to])
    }
  const data = new Uint8ClampedArray(pixels * pixels * 4).fill(255)
  for (const [row, edges] of rows.entries()) {
    const ink = new Float64Array(pixels)
    for (const sample of samples) {
      const y = start + ((row + sample) * whole) / pixels
      const crossings = edges
        .flatMap(([[ax, ay], [bx, by]]) =>
          ay <= y !== by <= y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : [],
        )
        .sort((a, b) => a - b)
      for (let column = 0; column < pixels; column++)
        for (const offset of samples) {
          const x = start + ((column + offset) * whole) / pixels
          let count = 0
          while (count < crossings.length && (crossings[count] ?? 0) < x) count++
          if (count % 2) ink[column] = (ink[column] ?? 0) + 1 / samples.length ** 2
        }
    }
    for (let column = 0; column < pixels; column++)
      data.fill(
        255 * (1 - (ink[column] ?? 0)),
        (row * pixels + column) * 4,
        (row * pixels + column) * 4 + 3,
      )
  }
  return data
}

function toPolygons(path: string): readonly (readonly Point[])[] {
  const polygons: Point[][] = []
  let [x, y] = [0, 0]
  const add = (to: Point) => {
    ;[x, y] = to
    polygons.at(-1)?.push(to)
  }
  for (const [, command, rest = ''] of path.matchAll(/([Mhvqz])([^Mhvqz]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = rest.split(/[ ,]/).map(Number)
    if (command === 'M') {
      polygons.push([])
      add([a, b])
    } else if (command === 'h') add([x + a, y])
    else if (command === 'v') add([x, y + a])
    else if (command === 'q') {
      const [fromX, fromY] = [x, y]
      for (let step = 1; step <= curveSteps; step++) {
        const t = step / curveSteps
        add([fromX + 2 * t * (1 - t) * a + t * t * c, fromY + 2 * t * (1 - t) * b + t * t * d])
      }
    }
  }
  return polygons
}
