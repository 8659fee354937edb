/**
 * Sanitizes untrusted text for one line: no markup, no control, direction, private-use and blank
 * characters, no stacked marks, and a bounded length. `undefined` if nothing remains.
 */
export function toCleanText(text: string, limit: number): string | undefined {
  const shown = text
    .slice(0, limit * 16)
    .normalize('NFKC')
    .replace(/<[^>]*>?/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0>]/gu, '')
    .replace(/^\p{M}+/u, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return [...shown].slice(0, limit).join('').trim() || undefined
}
