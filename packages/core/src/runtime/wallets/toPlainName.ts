/** A name as it is compared: letter case, spaces and the word "wallet" at its end do not matter. */
export function toPlainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ wallet$/, '')
}
