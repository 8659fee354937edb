import type { CatalogueRow } from './catalogueRow.ts'
import { faultsOfNetwork } from './faultsOfNetwork.ts'
import { faultsOfPages } from './faultsOfPages.ts'
import { faultsOfServers } from './faultsOfServers.ts'
import { faultsOfWallets } from './faultsOfWallets.ts'
import { faultsOfWindows } from './faultsOfWindows.ts'

/** All rows of the table of faults, in order. */
export const faults: readonly CatalogueRow[] = [
  ...faultsOfNetwork,
  ...faultsOfWallets,
  ...faultsOfWindows,
  ...faultsOfPages,
  ...faultsOfServers,
]
