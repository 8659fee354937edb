const longest = 80

/** A name of a provider as one line, for display. */
export function toUsername(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line === '' ? undefined : [...line].slice(0, longest).join('').trim()
}
