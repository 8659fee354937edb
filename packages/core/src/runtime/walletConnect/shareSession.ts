import type UniversalProvider from '@walletconnect/universal-provider'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import type { Proposal } from './buildProposal.ts'

export declare namespace shareSession {
  type Parameters = {
    provider: UniversalProvider
    /** The active session. `null` removes the session from the library. */
    session: PairedSession | null
    proposal: Proposal
  }
}

/**
 * Sets the active session on the library's provider, for apps that use it directly. The library
 * would use the oldest stored session, or any newly settled one.
 */
export function shareSession({ provider, session, proposal }: shareSession.Parameters): void {
  if (!session) {
    Reflect.deleteProperty(provider, 'session')
    return
  }
  const struct = provider.client.session.get(session.topic)
  const isKnown = provider.session?.topic === struct.topic
  provider.session = struct
  // A session that the app paired stays as the app configured it.
  if (isKnown && Object.keys(provider.namespaces ?? {}).length > 0) return
  provider.optionalNamespaces = {}
  provider.namespaces = {}
  for (const [namespace, approved] of Object.entries(session.namespaces))
    if (approved)
      provider.namespaces[namespace] = {
        events: [],
        ...proposal[namespace],
        chains: approved.chains.map((chain) => approved.earlierIds?.[chain] ?? chain),
        methods: [...approved.methods],
      }
  const createProviders: unknown = Reflect.get(provider, 'createProviders')
  if (typeof createProviders === 'function') Reflect.apply(createProviders, provider, [])
}
