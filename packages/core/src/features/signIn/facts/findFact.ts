import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { SIWXConfig } from '../../../contract/signIn/siwxConfig.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import { readFacts, type SignInFact } from './signInFacts.ts'

/**
 * What was kept of the session of an account. A key's is of all networks; a contract's, and any
 * where each network has a session, of one.
 */
export function findFact(
  { kit, siwx }: { kit: Pick<FeatureRuntime, 'storage'>; siwx: SIWXConfig },
  { namespace, address, caipNetworkId }: RequestView,
): SignInFact | undefined {
  const account = `${caipNetworkId}:${address}`
  return readFacts(kit).find((fact) => {
    if (fact.isEnding) return false
    if (fact.account === account) return true
    const isOfChain = fact.subject === fact.account || siwx.policy?.perChain !== false
    return (
      !isOfChain && fact.account.startsWith(`${namespace}:`) && fact.account.endsWith(`:${address}`)
    )
  })
}
