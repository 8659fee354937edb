import type { NetworkGroup } from './useNetworkChoices.ts'

/** The networks whose name holds what is searched for, or whose id it is. Groups that have none are left out. */
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
