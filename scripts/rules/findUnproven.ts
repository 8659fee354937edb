import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sourceFiles.ts'
import type { CatalogueRow } from './catalogueRow.ts'

/** Lists what a row claims and nothing shows: tests that do not exist, or no test at all. */
export function findUnproven(
  { id, isLater, shownBy }: CatalogueRow,
  heldIn: readonly string[] = [],
): string[] {
  if (shownBy) return shownBy.filter((proof) => !isTest(proof)).map((proof) => toText(id, proof))
  if (isLater) return heldIn.map((file) => `${id}: is shown in ${file}, and says that it is not`)
  return heldIn.length > 0 ? [] : [`${id}: no table of rows names it`]
}

type Proof = { readonly file: string; readonly title: string }

const toText = (id: string, { file, title }: Proof) => `${id}: no test "${title}" in ${file}`

function isTest({ file, title }: Proof): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  // A title has `…` for each value that is put in.
  const source = readFileSync(path, 'utf8').replaceAll(/\$\{[^}]*\}/g, '…')
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))
}
