/**
 * Where a field is: names and indexes, and at the end of a path into encoded data `#word 3` (32
 * bytes of hexadecimal digits) or `#byte 44`.
 */
export type Path = readonly (string | number)[]

/** What a path finds where nothing is, and what is taken away by being written. */
export const gone: unique symbol = Symbol('gone')

/** Reads the value at a path. */
export function readAt(root: unknown, path: Path): unknown {
  return path.reduce((at: unknown, name) => readPart(at, name), root)
}

/** Copies the root with another value at the path. */
export function replaceAt(root: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next
  if (typeof root === 'string') return replacePart(root, String(name), next)
  if (typeof root !== 'object' || root === null) return root
  const value = replaceAt(readPart(root, name), rest, next)
  if (Array.isArray(root))
    return value === gone
      ? root.filter((_, at) => at !== Number(name))
      : root.map((one, at) => (at === Number(name) ? value : one))
  const others = Object.entries(root).filter(([key]) => key !== String(name))
  return Object.fromEntries(value === gone ? others : [...others, [String(name), value]])
}

/** The path with a star for each index and place, so that the rows of a list are one field. */
export function toPattern(path: Path): string {
  return path
    .map((name) => (typeof name === 'number' ? '*' : name.replace(/^#(\w+) .*/, '#$1')))
    .join('.')
}

function readPart(at: unknown, name: string | number): unknown {
  if (typeof at === 'string') return readEncoded(at, String(name))
  if (typeof at !== 'object' || at === null) return gone
  return Object.hasOwn(at, name) ? Reflect.get(at, name) : gone
}

function readEncoded(text: string, name: string): unknown {
  const [kind, place] = name.split(' ')
  if (kind === '#word') return `0x${text.slice(2 + Number(place) * 64, 66 + Number(place) * 64)}`
  return kind === '#byte' ? toBytes(text)[Number(place)] : gone
}

function replacePart(text: string, name: string, next: unknown): unknown {
  const [kind, place] = name.split(' ')
  const at = Number(place)
  if (kind === '#word') {
    const digits = String(next).slice(2).padStart(64, '0').slice(-64)
    return text.slice(0, 2 + at * 64) + digits + text.slice(66 + at * 64)
  }
  const bytes = toBytes(text)
  bytes[at] = Number(next)
  const isHex = /^[\da-f]+$/i.test(text) && text.length % 2 === 0
  return bytes.toString(isHex ? 'hex' : 'base64')
}

function toBytes(text: string): Buffer {
  return Buffer.from(text, /^[\da-f]+$/i.test(text) && text.length % 2 === 0 ? 'hex' : 'base64')
}
