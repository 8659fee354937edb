import type { PeerContext } from './createPeerContext.ts'
import { familyPlaces } from './family/familyPlaces.ts'
import type { PeerNamespace } from './family/peerNamespace.ts'
import { familyAccounts } from './grantFamily.ts'
import { type PeerSession, readPeerSession } from './peerSession.ts'
import type { SessionGrant } from './sessionGrant.ts'
import { updateSession } from './updateSession.ts'

export type ShareAccountsParameters = {
  context: PeerContext
  namespace: PeerNamespace
  /** The only accounts that apps may use. An empty list removes the namespace. */
  accounts: readonly string[]
}

/** Shares exactly these accounts of a namespace in every session. */
export async function shareAccounts(parameters: ShareAccountsParameters): Promise<void> {
  const { context } = parameters
  const structs = Object.values(context.client.walletKit.getActiveSessions())
  await Promise.all(
    structs.map((struct) => {
      const session = readPeerSession(struct)
      return updateSession({ context, session, grant: replaceAccounts({ ...parameters, session }) })
    }),
  )
  context.onChange()
}

function replaceAccounts(
  parameters: ShareAccountsParameters & { session: PeerSession },
): SessionGrant {
  const { context, namespace, accounts, session } = parameters
  if (namespace === 'eip155') {
    const own = context.accounts.filter((account) => accounts.includes(account))
    return { ...session, accounts: own, chains: own.length > 0 ? session.chains : [] }
  }
  const { [namespace]: grant, ...others } = session.families
  const family = context.families.find((known) => known.namespace === namespace)
  if (!grant || !family) return session
  const places = familyPlaces({ family, addresses: accounts })
  if (places.length === 0) return { ...session, families: others }
  const given = grant.chains.flatMap((chain) => familyAccounts({ family, chain, places }))
  return { ...session, families: { ...others, [namespace]: { ...grant, accounts: given } } }
}
