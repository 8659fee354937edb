import type { Localnet } from '@cleat/localnet'
import { onTestFinished } from 'vitest'
import { createWalletConnectPeer } from '../walletConnect/createWalletConnectPeer.ts'
import type {
  WalletConnectPeer,
  WalletConnectPeerParameters,
} from '../walletConnect/walletConnectPeer.ts'
import { type App, openApp } from './openApp.ts'

export type PairWithAppParameters = Partial<WalletConnectPeerParameters> & {
  relayUrl: string
  chains: Localnet['chains']
}

/** A wallet, an app, and a link between them once `connect` is called. Both are gone when the test is. */
export async function pairWithApp(parameters: PairWithAppParameters): Promise<{
  peer: WalletConnectPeer
  app: App
  connect: (options?: {
    chains?: readonly number[] | undefined
    /** What else is asked for, in CAIP-2. */
    others?: readonly string[] | undefined
  }) => Promise<App['session']>
  /** The chain: a number of EIP-155, or CAIP-2. */
  request: (method: string, params: unknown, chain?: number | string) => Promise<unknown>
  /** What the app has heard. */
  events: [string, unknown][]
  /** What failed while nobody waited for it. */
  errors: unknown[]
}> {
  const errors: unknown[] = []
  const events: [string, unknown][] = []
  const peer = await createWalletConnectPeer({
    onError: (error) => errors.push(error),
    ...parameters,
  })
  onTestFinished(() => peer.close())
  const { app, connect } = await openApp(parameters)
  for (const event of ['chainChanged', 'accountsChanged', 'session_update', 'session_delete']) {
    app.on(event, (data: unknown) => events.push([event, data]))
  }
  return {
    ...{ peer, app, events, errors },
    connect: (options = {}) => connect({ ...options, pair: peer.pair }),
    request: (method, params, chain = 1) =>
      app.request(
        { method, params: params as object },
        typeof chain === 'number' ? `eip155:${chain}` : chain,
      ),
  }
}
