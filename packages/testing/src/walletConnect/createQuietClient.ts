import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import type { WalletStorage } from '../state/walletStorage.ts'
import { clientStorage } from './clientStorage.ts'
import type { PeerApp } from './peerApp.ts'

export type QuietClientParameters = {
  relayUrl: string
  projectId: string
  metadata: PeerApp
  storage: WalletStorage
}

type WalletCore = WalletKitTypes.Options['core']

export type QuietClient = {
  readonly core: WalletCore
  readonly walletKit: IWalletKit
  close: () => Promise<void>
}

/** WalletConnect's wallet client, restricted to the relay: no telemetry, verification or logs. */
export async function createQuietClient(parameters: QuietClientParameters): Promise<QuietClient> {
  const { relayUrl, projectId, metadata, storage } = parameters
  // These imports change globals, so they load on demand.
  const [{ Core }, { WalletKit }] = await Promise.all([
    import('@walletconnect/core'),
    import('@reown/walletkit'),
  ])
  // Clients with equal prefixes share state within a process.
  const prefix = crypto.randomUUID()
  // The library's class and type disagree about optional properties.
  const core = new Core({
    ...{ relayUrl, projectId, logger: 'silent', telemetryEnabled: false },
    customStoragePrefix: prefix,
    storage: clientStorage({
      storage,
      key: 'cleat.wallet-connect-peer.client',
      prefix: `:${prefix}`,
    }),
  }) as WalletCore
  // Neither has an option. One posts at every start, the other looks up each app.
  core.eventClient.init = async () => {}
  Object.assign(core.verify, { register: async () => undefined, resolve: async () => undefined })
  const walletKit = await WalletKit.init({
    core,
    metadata: { ...metadata, icons: [...metadata.icons] },
    // Apps may send several requests at once. The user decides the order.
    signConfig: { disableRequestQueue: true },
  })
  // The sign client has a separate logger.
  const { signClient } = walletKit.engine
  const { session, proposal, pendingRequest } = signClient
  for (const { logger } of [signClient, session, proposal, pendingRequest]) logger.level = 'silent'
  return {
    core,
    walletKit,
    async close() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
      for (const name of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`]) {
        Reflect.deleteProperty(globalThis, name)
      }
    },
  }
}
