import type { PeerContext } from './createPeerContext.ts'
import { familyPlaces } from './family/familyPlaces.ts'
import { ownAccounts } from './ownAccounts.ts'

/** Activates an account of any namespace. */
export function selectAccount(parameters: { context: PeerContext; address: string }): void {
  const { context, address } = parameters
  for (const family of context.families) {
    const [place] = familyPlaces({ family, addresses: [address] })
    if (place !== undefined) return family.activate(place)
  }
  const own = ownAccounts({ context, accounts: [address] })
  if (!own?.length) throw new Error(`The wallet has no account ${address}.`)
  context.state.select(own)
}
