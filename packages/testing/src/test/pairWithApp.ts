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

/** A wallet and an app, paired by `connect`. Both close at the end of the test. */
export async function pairWithApp(parameters: PairWithAppParameters): Promise<{
  peer: WalletConnectPeer
  app: App
  connect: (options?: {
    chains?: readonly number[] | undefined
    /** Other requested chains, in CAIP-2. */
    others?: readonly string[] | undefined
  }) => Promise<App['session']>
  /** `chain` is an EIP-155 number, or CAIP-2. */
  request: (method: string, params: unknown, chain?: number | string) => Promise<unknown>
  /** The app's received events. */
  events: [string, unknown][]
  /** Errors that nothing awaited. */
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
