/** Where the stylesheet of the theme is not there. */
const usual = { '--cleat-view': 0.18, '--cleat-height': 0.22 }

/** Reads a duration of the theme in seconds, as framer-motion counts. An app may set it to 0. */
export function readSeconds(element: Element, name: keyof typeof usual): number {
  const text = getComputedStyle(element).getPropertyValue(name).trim()
  const [, value, unit] = /^(\d*\.?\d+)(m?s)$/.exec(text) ?? []
  if (!value) return usual[name]
  return unit === 'ms' ? Number(value) / 1000 : Number(value)
}
