/** The exact message to sign, with invisible characters replaced by their names. */
export function visibleText(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
  })
}
