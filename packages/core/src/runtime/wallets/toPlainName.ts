/** Normalizes a name for comparison: letter case, spaces and a final "wallet" do not matter. */
export function toPlainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ wallet$/, '')
}
