import type UniversalProvider from '@walletconnect/universal-provider'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import type { Proposal } from './buildProposal.ts'

export declare namespace shareSession {
  type Parameters = {
    provider: UniversalProvider
    /** The session in use. The library has none where this is `null`. */
    session: PairedSession | null
    proposal: Proposal
  }
}

/**
 * Has the library use the session that is in use here, for those who ask through the library itself. It would take the
 * oldest one it finds, and any that a wallet settles.
 */
export function shareSession({ provider, session, proposal }: shareSession.Parameters): void {
  if (!session) {
    Reflect.deleteProperty(provider, 'session')
    return
  }
  const struct = provider.client.session.get(session.topic)
  const isKnown = provider.session?.topic === struct.topic
  provider.session = struct
  // What the app has paired by itself is as it wants it.
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
