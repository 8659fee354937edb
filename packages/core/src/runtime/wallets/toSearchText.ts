/** Normalizes a text for search: letter case, accents and spaces do not matter. */
export function toSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
}
