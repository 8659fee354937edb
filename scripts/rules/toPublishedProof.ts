import type { CatalogueRow } from './catalogueRow.ts'

/** How `packages/testing/data` tells other programs what shows a row. */
export function toPublishedProof(
  { id, outcome, isLater, shownBy }: CatalogueRow,
  heldIn: readonly string[] = [],
): object {
  if (isLater) return { notYet: outcome }
  const held = heldIn.map((file) => ({ file, test: id }))
  return { provenBy: shownBy?.map(({ file, title }) => ({ file, test: title })) ?? held }
}
