import type { PeerContext } from './createPeerContext.ts'
import { emitEvent } from './emitEvent.ts'
import { addressesOn } from './family/addressesOn.ts'
import type { PeerFamily } from './family/peerFamily.ts'
import type { FamilyGrant } from './sessionGrant.ts'

export type NotifyFamilyParameters = {
  context: Pick<PeerContext, 'client'>
  topic: string
  family: PeerFamily
  grant: FamilyGrant
}

/** Sends a namespace's accounts event on each chain, if the app requested that event. */
export async function notifyFamily(parameters: NotifyFamilyParameters): Promise<void> {
  const { context, topic, family, grant } = parameters
  const { core } = context.client
  for (const chain of grant.chains) {
    const accounts = addressesOn({ chain, accounts: grant.accounts })
    const event = family.accountsEvent({ network: chain, accounts })
    if (grant.events.includes(event.name)) await emitEvent({ core, topic, chain, ...event })
  }
}
