/**
 * Foreign text as it may be shown in one line: without markup, control, direction, private-use and blank characters, without
 * towers of marks, and clipped. `undefined` when nothing is left.
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
