import type UniversalProvider from '@walletconnect/universal-provider'
import type { Metadata } from '../../contract/adapter/adapterContext.ts'
import type { RelayStorage } from './createRelayStorage.ts'
import { type Dialer, dialOnce } from './dialOnce.ts'

export declare namespace loadUniversalProvider {
  type Parameters = {
    relayUrl: string
    projectId: string | undefined
    metadata: Metadata
    storage: RelayStorage
    /** Tells it from other clients of the page, which would be the same one otherwise. */
    clientName: string
  }
}

/**
 * The protocol's library, from a chunk of its own, and quiet: nothing goes anywhere but to the relay, and of a request
 * nothing but its encrypted text.
 */
export async function loadUniversalProvider(
  parameters: loadUniversalProvider.Parameters,
): Promise<UniversalProvider> {
  const { relayUrl, projectId, metadata, storage, clientName } = parameters
  const { library } = await import('./library/universalProvider.ts')
  // Given a level only, it would keep the last megabyte of what it says at any level, requests in clear text among it.
  const { logger } = new library.UniversalProvider({ logger: 'silent' })
  const provider = await library.UniversalProvider.init({
    relayUrl,
    ...(projectId ? { projectId } : {}),
    metadata: { ...metadata, icons: [...metadata.icons] },
    storage,
    customStoragePrefix: clientName,
    logger,
    telemetryEnabled: false,
    disableProviderPing: true,
  })
  const { core } = provider.client
  // It would open a hidden frame of another host before each request, and wait for it.
  core.verify.register = async () => ''
  const { engine } = provider.client
  const isValidEmit = Reflect.get(engine, 'isValidEmit') as (event: object) => Promise<void>
  // Nobody awaits it, so an event that the session does not allow would be an unhandled rejection.
  Reflect.set(engine, 'isValidEmit', (event: object) => isValidEmit(event).catch(() => undefined))
  const { relayer } = core
  dialOnce(relayer as typeof relayer & Dialer)
  // It keeps listening for the answer of each request for as long as the connection lives.
  relayer.on('relayer_message_ack', ({ id }: { id: unknown }) =>
    queueMicrotask(() => relayer.provider.events.removeAllListeners(String(id))),
  )
  const { publisher } = relayer
  const publish = publisher.publish.bind(publisher)
  // `tvf` would tell the relay in clear text what is asked and of which contract.
  publisher.publish = (topic, message, { tvf, ...options } = {}) => publish(topic, message, options)
  // It would take back an offer that a visitor scanned a moment before the next one was made.
  provider.cleanupPendingPairings = async () => undefined
  return provider
}
