import { type Localnet, type StartLocalnetParameters, startLocalnet } from '@cleat/localnet'
import type { WalletConnectPeer } from '@cleat/testing/wallet-connect'
import { afterAll, beforeAll } from 'vitest'
import type { Stage } from './createStage.ts'
import { openProxy } from './openProxy.ts'
import { openStage } from './openStage.ts'
import type { RelayProxy } from './startProxy.ts'
import { type RelayProcess, startRelayProcess } from './startRelayProcess.ts'

/** Local chains and a relay, for the tests of one file. */
export type Network = {
  readonly localnet: Localnet
  readonly relay: RelayProcess
  /** Opens a stage until the end of the test. By default, app and wallet use the relay. */
  open(parameters?: Partial<openStage.Parameters>): Promise<Stage<WalletConnectPeer>>
  /** Opens a stage whose app has a faulty network in front of the relay. */
  openBehindProxy(): Promise<{ proxy: RelayProxy; stage: Stage<WalletConnectPeer> }>
}

export function startNetwork(chains: StartLocalnetParameters = {}): Network {
  let localnet: Localnet
  let relay: RelayProcess
  beforeAll(async () => {
    ;[localnet, relay] = await Promise.all([startLocalnet(chains), startRelayProcess()])
  })
  afterAll(() => Promise.all([localnet.stop(), relay.stop()]))
  const open: Network['open'] = (parameters) =>
    openStage({ localnet, relayUrl: relay.url, ...parameters })
  return {
    get localnet() {
      return localnet
    },
    get relay() {
      return relay
    },
    open,
    async openBehindProxy() {
      const proxy = await openProxy(relay.url)
      return { proxy, stage: await open({ relayUrl: proxy.url, walletRelayUrl: relay.url }) }
    },
  }
}
