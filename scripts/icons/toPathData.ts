/** A shape of an SVG drawing with its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/**
 * Joins the shapes of a drawing to the data of one path. It looks the same if all lines have one
 * colour and nothing is filled.
 */
export function toPathData(shapes: readonly Shape[]): string {
  return shapes.map(toPath).join('')
}

function toPath([tag, attributes]: Shape): string {
  const { d = '', ...others } = attributes
  const value = (name: string) => Number(others[name] ?? 0)
  switch (tag) {
    case 'path':
      return startAbsolute(d)
    case 'circle': {
      const [x, y, r] = [value('cx'), value('cy'), value('r')]
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    }
    case 'line':
      return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`
    case 'rect': {
      const r = value('rx')
      const [width, height] = [value('width') - 2 * r, value('height') - 2 * r]
      const turn = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
      return [
        `M${value('x') + r} ${value('y')}h${width}${turn(r, r)}v${height}${turn(-r, r)}`,
        `h${-width}${turn(-r, -r)}v${-height}${turn(r, -r)}z`,
      ].join('')
    }
    default:
      throw new Error(`${tag} is not known to be a path`)
  }
}

const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+))'
const relativeStart = new RegExp(`^m\\s*${number}[\\s,]*${number}[\\s,]*(.*)$`, 's')

/** A path begins where its data says, also after another one. */
function startAbsolute(data: string): string {
  const [, x, y, rest = ''] = relativeStart.exec(data) ?? []
  if (x === undefined) return data
  // Numbers after the start are lines, relative as the start was.
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}
