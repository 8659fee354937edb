/** One line of a stranger's text, fit to be shown: nothing invisible, nothing that turns the line around. */
export function plainText(text: string, longest = 80): string {
  const line = text
    .slice(0, longest * 8)
    .replace(/[\p{C}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line
}
