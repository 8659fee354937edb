import type { PeerContext } from './createPeerContext.ts'
import type { PeerFamily } from './family/peerFamily.ts'
import { familyAccounts } from './grantFamily.ts'
import { type PeerSession, readPeerSession } from './peerSession.ts'
import type { FamilyGrant, SessionGrant } from './sessionGrant.ts'
import { updateSession } from './updateSession.ts'

/**
 * Sends the wallet's chain and accounts to every app, with grants for new ones. Sends nothing
 * without a change.
 */
export async function announceChange(context: PeerContext): Promise<void> {
  const structs = Object.values(context.client.walletKit.getActiveSessions())
  await Promise.all(
    structs.map((struct) => {
      const session = readPeerSession(struct)
      return updateSession({ context, session, grant: renewGrant({ context, session }) })
    }),
  )
  context.onChange()
}

/** The session's grant with the active chain and accounts first. */
function renewGrant(parameters: { context: PeerContext; session: PeerSession }): SessionGrant {
  const { context, session } = parameters
  const { state, active, families } = context
  const isEthereum = session.chains.length > 0
  return {
    ...session,
    chains: isEthereum ? first(state.chain.id, session.chains) : [],
    accounts: isEthereum ? first(active(), session.accounts) : [],
    families: Object.fromEntries(
      families.flatMap((family) => {
        const grant = session.families[family.namespace]
        return grant ? [[family.namespace, renewFamily({ family, grant })]] : []
      }),
    ),
  }
}

function renewFamily(parameters: { family: PeerFamily; grant: FamilyGrant }): FamilyGrant {
  const { family, grant } = parameters
  const places = [family.active]
  const accounts = grant.chains.flatMap((chain) => {
    const had = grant.accounts.filter((account) => account.startsWith(`${chain}:`))
    return familyAccounts({ family, chain, places }).flatMap((account) => first(account, had))
  })
  return { ...grant, accounts }
}

function first<item>(item: item, list: readonly item[]): readonly item[] {
  return [item, ...list.filter((other) => other !== item)]
}
