import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import type { WalletStorage } from '../wallet/walletStorage.ts'
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

/** The library's wallet, talking to the relay and to nobody else: no telemetry, no verification, no log. */
export async function createQuietClient(parameters: QuietClientParameters): Promise<QuietClient> {
  const { relayUrl, projectId, metadata, storage } = parameters
  // What these bring writes to the globals of whoever imports it.
  const [{ Core }, { WalletKit }] = await Promise.all([
    import('@walletconnect/core'),
    import('@reown/walletkit'),
  ])
  // Clients with the same prefix share everything within a process, so each gets one of its own.
  const prefix = crypto.randomUUID()
  // The library's own class and type differ in how an option that is left out is written.
  const core = new Core({
    ...{ relayUrl, projectId, logger: 'silent', telemetryEnabled: false },
    customStoragePrefix: prefix,
    storage: clientStorage({
      storage,
      key: 'cleat.wallet-connect-peer.client',
      prefix: `:${prefix}`,
    }),
  }) as WalletCore
  // Neither is covered by an option: one posts at every start, the other looks up each app that asks.
  core.eventClient.init = async () => {}
  Object.assign(core.verify, { register: async () => undefined, resolve: async () => undefined })
  const walletKit = await WalletKit.init({
    core,
    metadata: { ...metadata, icons: [...metadata.icons] },
    // Apps may ask several things at once; which comes first is for the user to say.
    signConfig: { disableRequestQueue: true },
  })
  // The part that speaks with apps has a log of its own.
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
