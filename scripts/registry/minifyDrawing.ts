export declare namespace minifyDrawing {
  type Parameters = {
    svg: string
    /** Prefix of its ids. It separates several drawings in one document. */
    prefix: string
  }
}

const elements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'circle',
  'ellipse',
  'rect',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
])

/** The viewport already clips to the square. */
const squareClip =
  /<clipPath id="([\w-]+)"><path fill="#fff" d="(?:M0 0h24v24H0z|M0 0h24v24H0V0z|M24 0H0v24h24z)"\/><\/clipPath>/g

/**
 * Removes the invisible parts of a drawing. Throws on anything active, such as scripts, because the
 * registry is an attractive target.
 */
export function minifyDrawing({ svg, prefix }: minifyDrawing.Parameters): string {
  const flat = svg
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ style="mask-type:\s*(luminance|alpha);?"/g, ' mask-type="$1"')
    .trim()
    .replace(/<svg [^>]*?(viewBox="[-\d .]+")[^>]*>/, (root, viewBox) =>
      root.includes(' fill="none"')
        ? `<svg xmlns="http://www.w3.org/2000/svg" fill="none" ${viewBox}>`
        : `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>`,
    )
  const drawing = nameIds({ svg: withoutSquareClips(flat), prefix })
  checkDrawing({ svg: drawing, prefix })
  return drawing
}

function withoutSquareClips(svg: string): string {
  let result = svg
  for (const [clip, id] of svg.matchAll(squareClip)) {
    result = result.replace(clip, '').replaceAll(` clip-path="url(#${id})"`, '')
  }
  return result
    .replaceAll('<defs></defs>', '')
    .replace(/^(<svg [^>]*>)<g>((?:(?!<g).)*)<\/g>(<\/svg>|<defs>)/, '$1$2$3')
}

function nameIds({ svg, prefix }: minifyDrawing.Parameters): string {
  const ids = [...new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id))]
  return ids.reduce(
    (text, id, index) =>
      text
        .replaceAll(` id="${id}"`, ` id="${prefix}-${index}"`)
        .replaceAll(`url(#${id})`, `url(#${prefix}-${index})`),
    svg,
  )
}

function checkDrawing({ svg, prefix }: minifyDrawing.Parameters): void {
  const strangers = [...svg.matchAll(/<([^/\s>]+)/g)].filter(([, name = '']) => !elements.has(name))
  const dangerous = /\s(?:on\w+|(?:xlink:)?href|style)\s*=|url\((?!#)|&|<!|<\?/i.exec(svg)
  if (strangers.length > 0 || dangerous)
    throw new Error(`${prefix}: ${strangers[0]?.[0] ?? dangerous?.[0]} has no place in a drawing`)
}
