const limit = 120

/** A value of unknown origin as short, safe text for an error message. Never throws. */
export function quote(value: unknown): string {
  let text: string
  try {
    text = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value))
  } catch {
    text = Object.prototype.toString.call(value)
  }
  return text.length > limit ? `${text.slice(0, limit)}…` : text
}
