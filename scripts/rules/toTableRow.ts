import type { CatalogueRow } from './catalogueRow.ts'

/** Writes a row as a line of a table in `docs`. */
export function toTableRow(row: CatalogueRow, heldIn: readonly string[] = []): string {
  const { id, input, outcome, isLater } = row
  const files = new Set(row.shownBy?.map(({ file }) => file) ?? heldIn)
  const links = isLater ? 'not yet' : [...files].map(toLink).join(' ')
  return `| ${id} | ${input} | ${outcome} | ${links} |`
}

function toLink(file: string): string {
  const [, folder = '', ...rest] = file.split('/')
  return `[${folder}/${rest.at(-1) ?? ''}](../${file})`
}
