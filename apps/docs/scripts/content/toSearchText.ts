/**
 * What the search reads of a page: its text without code. Of a public name, its name and what it
 * is for, because the tables of all names would drown the guides.
 */
export function toSearchText(source: string, path: string): string {
  const text = source.replaceAll(/^ *```.*?^ *```$/gms, '')
  const isName = path.startsWith('reference/') && !path.endsWith('index.md')
  return isName ? (text.split(/^## /m)[0] ?? '') : text
}
