import type UniversalProvider from '@walletconnect/universal-provider'
import type { Metadata } from '../../contract/adapter/adapterContext.ts'
import type { RelayStorage } from './createRelayStorage.ts'
import { type Dialer, dialOnce } from './dialOnce.ts'
import { type FrameReader, refuseBrokenFrames } from './refuseBrokenFrames.ts'

export declare namespace loadUniversalProvider {
  type Parameters = {
    relayUrl: string
    projectId: string | undefined
    metadata: Metadata
    storage: RelayStorage
    /** Separates this client from others of the page. Clients with equal names share their core. */
    clientName: string
  }
}

/**
 * Loads WalletConnect's library from its own chunk. It contacts only the relay and sends requests
 * only as encrypted text.
 */
export async function loadUniversalProvider(
  parameters: loadUniversalProvider.Parameters,
): Promise<UniversalProvider> {
  const { relayUrl, projectId, metadata, storage, clientName } = parameters
  const { library } = await import('./library/universalProvider.ts')
  // With a log level instead of a logger, the library keeps its last megabyte of logs, including
  // requests in clear text.
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
  // The verify service loads a hidden frame from another host before each request and waits for it.
  core.verify.register = async () => ''
  const { engine } = provider.client
  const isValidEmit = Reflect.get(engine, 'isValidEmit') as (event: object) => Promise<void>
  // The library does not await it. Without this, an event outside the session is an unhandled
  // rejection.
  Reflect.set(engine, 'isValidEmit', (event: object) => isValidEmit(event).catch(() => undefined))
  const { relayer } = core
  dialOnce(relayer as typeof relayer & Dialer)
  refuseBrokenFrames(relayer as typeof relayer & FrameReader)
  // The library never removes the listener of a request's answer, which leaks memory.
  relayer.on('relayer_message_ack', ({ id }: { id: unknown }) =>
    queueMicrotask(() => relayer.provider.events.removeAllListeners(String(id))),
  )
  const { publisher } = relayer
  const publish = publisher.publish.bind(publisher)
  // `tvf` sends the method and the contract to the relay in clear text.
  publisher.publish = (topic, message, { tvf, ...options } = {}) => publish(topic, message, options)
  // The library would withdraw the previous pairing proposal, which the visitor may have just
  // scanned.
  provider.cleanupPendingPairings = async () => undefined
  return provider
}
