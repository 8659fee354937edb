/**
 * Foreign text as it may be shown in one line: without control, direction and private-use characters, and clipped.
 * Empty when nothing is left.
 */
export function toPlainText(text: string, limit: number): string {
  const shown = text
    .slice(0, limit * 16)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return [...shown].slice(0, limit).join('')
}
