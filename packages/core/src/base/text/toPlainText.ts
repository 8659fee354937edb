/**
 * Converts foreign text to one line that is safe to show. Removes control, direction, private-use
 * and blank characters, limits combining marks, and clips the text. Returns an empty string if
 * nothing is left.
 */
export function toPlainText(text: string, limit: number): string {
  const shown = text
    .slice(0, limit * 16)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .replace(/^\p{M}+/u, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return [...shown].slice(0, limit).join('')
}
