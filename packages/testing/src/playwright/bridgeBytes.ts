/** Writes bytes as `{ bytes: number[] }`, because the bridge to a page carries only plain data. */
export function packBytes(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return { bytes: [...(value as Uint8Array)] }
  if (Array.isArray(value)) return value.map(packBytes)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, packBytes(part)]))
}

export function unpackBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackBytes)
  if (!isPlain(value)) return value
  if ('bytes' in value && Array.isArray(value.bytes)) return Uint8Array.from(value.bytes)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpackBytes(part)]))
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Error)
}
