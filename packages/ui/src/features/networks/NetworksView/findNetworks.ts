import type { NetworkGroup } from './useNetworkChoices.ts'

/** Finds networks whose name contains the query or whose id equals it. Leaves out empty groups. */
export function findNetworks(
  groups: readonly NetworkGroup[],
  search: string,
): readonly NetworkGroup[] {
  const wanted = search.toLowerCase()
  return groups
    .map(({ namespace, choices }) => ({
      namespace,
      choices: choices.filter(
        ({ network }) =>
          network.name.toLowerCase().includes(wanted) || String(network.id) === wanted,
      ),
    }))
    .filter(({ choices }) => choices.length > 0)
}
