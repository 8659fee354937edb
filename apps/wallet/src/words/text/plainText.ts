/** Sanitizes untrusted text for one line: no invisible characters and no direction changes. */
export function plainText(text: string, longest = 80): string {
  const line = text
    .slice(0, longest * 8)
    .replace(/[\p{C}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line
}
