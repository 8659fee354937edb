import { CleatError, type UniversalProvider, type UniversalSession } from '@cleat/core'
import { subscribe } from 'valtio/vanilla'
import { createAppKit } from '../createAppKit.ts'
import type { AppKit } from '../kit/appKit.ts'
import { toKitOptions } from './toKitOptions.ts'
import type { UniversalConnectorConfig } from './universalConnectorConfig.ts'

type Request = { readonly method: string; readonly params?: unknown }
type Requester = { request(request: Request, caipNetworkId: string): Promise<unknown> }

export declare namespace UniversalConnector {
  type Config = UniversalConnectorConfig
  type Connected = {
    /** What the wallet approved. */
    readonly session: UniversalSession
  }
}

/**
 * Connects wallets of any namespace by WalletConnect, without an adapter: the app names the
 * methods, and speaks the wallet's own protocol.
 *
 * Its kit is another one than that of `createAppKit`, if the page has both.
 * @example
 * ```ts
 * import { UniversalConnector } from '@cleat/react/universal-connector'
 *
 * const cosmosHub = {
 *   id: 'cosmoshub-4',
 *   name: 'Cosmos Hub',
 *   chainNamespace: 'cosmos',
 *   nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
 *   rpcUrls: { default: { http: ['https://cosmos-rpc.publicnode.com'] } },
 * }
 *
 * export async function getAccounts(): Promise<unknown> {
 *   const connector = await UniversalConnector.init({
 *     projectId: 'YOUR_PROJECT_ID',
 *     networks: [{ namespace: 'cosmos', chains: [cosmosHub], methods: ['cosmos_getAccounts'] }],
 *   })
 *   await connector.connect()
 *   return connector.request({ method: 'cosmos_getAccounts' }, 'cosmos:cosmoshub-4')
 * }
 * ```
 * @see CAIP-25
 */
export class UniversalConnector {
  /** The kit behind it, for `AppKitProvider` and the hooks. */
  readonly kit: AppKit
  /** WalletConnect's provider, for what the connector has no method for. */
  readonly provider: UniversalProvider

  private constructor(parameters: { kit: AppKit; provider: UniversalProvider }) {
    this.kit = parameters.kit
    this.provider = parameters.provider
  }

  /**
   * Creates the connector, and restores the session of an earlier visit. The same configuration
   * gets the same kit.
   * @throws `CleatError`: the `CONFIG_…` codes of `createAppKit`, `CONFIG_RELAY_URL_INVALID`,
   * `CONNECTOR_NOT_FOUND` without a relay, `UI_LOAD_FAILED`
   */
  static async init(config: UniversalConnectorConfig): Promise<UniversalConnector> {
    const kit = createAppKit(toKitOptions(config))
    const runtime = await kit.runtime.load()
    runtime.attachRemoteWallets()
    const provider = await (await kit.remoteWallets.loaded).getUniversalProvider()
    if (!provider) {
      kit.destroy()
      throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId: 'walletConnect' } })
    }
    await untilRestored(kit)
    return new UniversalConnector({ kit, provider })
  }

  /**
   * Opens the modal until a wallet is paired. Resolves at once if one is.
   * @throws `CleatError`: `CONNECTION_USER_CLOSED`, `UI_LOAD_FAILED`, `CONNECTION_KIT_DESTROYED`
   */
  async connect(): Promise<UniversalConnector.Connected> {
    if (!this.provider.session) {
      await this.kit.open()
      // The other approved namespaces follow the first one.
      await (await this.kit.remoteWallets.loaded).connectWalletConnect()
    }
    const { session } = this.provider
    if (!session)
      throw new CleatError('CONNECTION_FAILED', { context: { wallet: 'WalletConnect' } })
    return { session }
  }

  /**
   * Sends a request to the wallet.
   * @param chain - an approved chain, as a CAIP-2 id
   * @throws `CleatError`: `CONNECTION_NOT_CONNECTED`, `REQUEST_USER_REJECTED`,
   * `WALLET_METHOD_UNSUPPORTED` for a chain or method that was not approved, `WALLET_ERROR`
   */
  async request(request: Request, chain: string): Promise<unknown> {
    const [namespace = ''] = chain.split(':')
    const provider = this.kit.getProvider<Requester>(namespace)
    if (!provider) throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
    return provider.request(request, chain)
  }

  /** Ends the session. Resolves within 2000 ms even if the wallet does not answer. */
  async disconnect(): Promise<void> {
    await this.kit.disconnect()
  }
}

function untilRestored({ controllers, lifetime }: AppKit): Promise<void> {
  const { state } = controllers.account
  const isRestoring = () => Object.values(state).some(({ status }) => status === 'reconnecting')
  return new Promise((resolve, reject) => {
    if (!isRestoring()) return resolve()
    const stop = subscribe(state, () => {
      if (isRestoring()) return
      stop()
      resolve()
    })
    lifetime.addEventListener('abort', () => {
      stop()
      reject(lifetime.reason)
    })
  })
}
