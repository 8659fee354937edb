import type UniversalProvider from '@walletconnect/universal-provider'
import { type CaipNetworkId, isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Sessions } from './createSessions.ts'
import { toCurrentId } from './earlierIds.ts'

export declare namespace followApp {
  type Parameters = {
    provider: UniversalProvider
    sessions: Pick<Sessions, 'get' | 'adopt' | 'forget'>
    /** Called with the session of an earlier visit, if any, and with each new one. */
    onPaired: (isNew: boolean) => void
    /** Called when the app chose another of the approved chains. */
    onChain: (caipNetworkId: CaipNetworkId) => void
  }
}

/** The library's events for a chain that the app chose, and for a session that it ended. */
const chainEvent = 'default_chain_changed'
const deletedEvent = 'expirer_deleted'

/**
 * Follows what an app does by its own provider: it pairs, chooses a chain, disconnects. The library
 * has no event for the last one.
 * @returns the unsubscribe function
 */
export function followApp(parameters: followApp.Parameters): () => void {
  const { provider, sessions, onPaired, onChain } = parameters
  const { client, events } = provider
  const { expirer } = client.core

  const onConnect = () => {
    const { topic } = provider.session ?? {}
    const isNew = topic !== undefined && topic !== sessions.get()?.topic
    if (isNew && client.session.keys.includes(topic) && sessions.adopt(topic, { isOfApp: true }))
      onPaired(true)
  }
  const onDefaultChain = (chain: unknown) => {
    if (!isCaipNetworkId(chain)) return
    const caipNetworkId = toCurrentId(chain)
    const [namespace = ''] = caipNetworkId.split(':')
    if (sessions.get()?.namespaces[namespace]?.chains.includes(caipNetworkId))
      onChain(caipNetworkId)
  }
  const onDeleted = ({ target }: { target: string }) => {
    const { topic } = sessions.get() ?? {}
    if (topic !== undefined && target === `topic:${topic}` && !client.session.keys.includes(topic))
      sessions.forget(topic)
  }
  events.on('connect', onConnect)
  events.on(chainEvent, onDefaultChain)
  expirer.on(deletedEvent, onDeleted)
  if (sessions.get()) onPaired(false)
  return () => {
    events.off('connect', onConnect)
    events.off(chainEvent, onDefaultChain)
    expirer.off(deletedEvent, onDeleted)
  }
}
