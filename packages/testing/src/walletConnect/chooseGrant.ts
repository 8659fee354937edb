import type { PeerContext } from './createPeerContext.ts'
import { familyPlaces } from './family/familyPlaces.ts'
import type { PeerFamily } from './family/peerFamily.ts'
import type { PeerNamespace } from './family/peerNamespace.ts'
import { familyAccounts } from './grantFamily.ts'
import { ownAccounts } from './ownAccounts.ts'
import type { PeerAnswer } from './peerQuestion.ts'
import type { FamilyGrant, SessionGrant } from './sessionGrant.ts'

export type ChooseGrantParameters = {
  context: Pick<PeerContext, 'accounts' | 'families'>
  /** The grant with everything approved. */
  grant: SessionGrant
  answer: PeerAnswer
}

/** Reduces a grant to the accounts and namespaces that the user chose. */
export function chooseGrant(parameters: ChooseGrantParameters): SessionGrant {
  const { context, grant, answer } = parameters
  const { accounts: addresses = [], namespaces } = answer
  const isShared = (namespace: PeerNamespace) => namespaces?.includes(namespace) ?? true
  const accounts = ownAccounts({ context, accounts: addresses })
  return {
    ...grant,
    chains: isShared('eip155') ? grant.chains : [],
    accounts: accounts?.length ? accounts : grant.accounts,
    families: Object.fromEntries(
      context.families.flatMap((family) => {
        const given = grant.families[family.namespace]
        return given && isShared(family.namespace)
          ? [[family.namespace, chooseAccounts({ family, given, addresses })]]
          : []
      }),
    ),
  }
}

function chooseAccounts(parameters: {
  family: PeerFamily
  given: FamilyGrant
  addresses: readonly string[]
}): FamilyGrant {
  const { family, given, addresses } = parameters
  const places = familyPlaces({ family, addresses })
  if (places.length === 0) return given
  const accounts = given.chains.flatMap((chain) => familyAccounts({ family, chain, places }))
  return { ...given, accounts }
}
