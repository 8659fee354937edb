import type {
  AdapterContext,
  AdapterFeatures,
  ChainAdapter,
  Connection,
  NamespaceRules,
  Network,
} from '@cleat/core/adapter'
import { createAppProvider, evmRules } from '@cleat/evm'
import type { Config } from 'wagmi'
import { adoptConfig } from './adoptConfig.ts'
import { isSame } from './base/isSame.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'
import { disconnectWallets } from './disconnectWallets.ts'
import { hasStoredSession } from './hasStoredSession.ts'
import { type LateFeature, lateFeatures } from './lateFeatures.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import { readRecent } from './readRecent.ts'
import { startAdapter } from './startAdapter.ts'
import { readConnection, readConnections } from './translate/readConnection.ts'
import type { ConfigOf, WagmiOptions } from './wagmiOptions.ts'

export declare namespace WagmiAdapter {
  type Parameters<
    networks extends readonly Network[] = readonly Network[],
    config extends Config = Config,
  > = WagmiOptions<networks, config>
}

/**
 * EVM chains through wagmi. wagmi's state is the truth and the only copy: this adapter translates
 * and reports it. Pass `wagmiConfig` to the app's `<WagmiProvider>`, or bring the app's own config:
 * `new WagmiAdapter({ config })`.
 * @example
 * ```ts
 * import { WagmiAdapter } from '@cleat/adapter-wagmi'
 * import { createAppKit } from '@cleat/react'
 * import { base, mainnet } from '@cleat/react/networks'
 *
 * const networks = [mainnet, base] as const
 * createAppKit({ adapters: [new WagmiAdapter({ networks })], networks })
 * ```
 * @throws `CONFIG_…` when the networks cannot work
 */
export class WagmiAdapter<
  const networks extends readonly Network[] = readonly Network[],
  config extends Config = ConfigOf<networks>,
> implements ChainAdapter<'eip155'>
{
  readonly id = 'wagmi'
  readonly namespace = 'eip155'
  readonly rules: NamespaceRules = evmRules
  /** wagmi's config, for `<WagmiProvider>` and wagmi's actions. */
  readonly wagmiConfig: config
  readonly features: AdapterFeatures
  readonly #hasStoredSession: () => boolean
  /** Of the kit that runs the adapter. */
  #context: AdapterContext<'eip155'> | undefined
  /** Counts disconnects, so that a restoring that was overtaken by one is noticed. */
  #disconnects = 0

  constructor(parameters: WagmiAdapter.Parameters<networks, config>) {
    const { config, area, storageKey } = createWagmiConfig(parameters)
    adoptConfig(config, () => this.#context)
    this.wagmiConfig = config as config
    this.#hasStoredSession = () => hasStoredSession(area, storageKey)
    const load = (name: LateFeature) => async (request: never) =>
      (await loadOnDemand()).createLateFeatures(config)[name](request)
    this.features = {
      ...(Object.fromEntries(lateFeatures.map((name) => [name, load(name)])) as Pick<
        AdapterFeatures,
        LateFeature
      >),
      'connect:prefetch': () => {
        if (config.connectors.length > 0) loadOnDemand().catch(() => undefined)
      },
      'connections:list': () => readConnections(config.state),
      'connection:end': ({ connectorId }) => disconnectWallets(config, connectorId),
      'provider:create': ({ submit }) =>
        createAppProvider({
          submit,
          subscribe: (onChange) =>
            config.subscribe(readConnection, onChange, { equalityFn: isSame }),
        }),
    }
  }

  start(context: AdapterContext<'eip155'>): () => void {
    this.#context = context
    const stop = startAdapter(this.wagmiConfig, context)
    return () => {
      stop()
      if (this.#context === context) this.#context = undefined
    }
  }

  hasSession(): boolean {
    return this.wagmiConfig.state.current !== null || this.#hasStoredSession()
  }

  getConnection(): Connection | null {
    return readConnection(this.wagmiConfig.state)
  }

  async connect(parameters: { connectorId: string; signal: AbortSignal }): Promise<Connection> {
    const { connectWallet } = await loadOnDemand()
    parameters.signal.throwIfAborted()
    return connectWallet(this.wagmiConfig, parameters)
  }

  async reconnect(): Promise<Connection | null> {
    const { state } = this.wagmiConfig
    const disconnects = this.#disconnects
    if (state.current === null && !(await readRecent(this.wagmiConfig))) return null
    const { reconnectWallets } = await loadOnDemand()
    const connection = await reconnectWallets(this.wagmiConfig)
    if (disconnects === this.#disconnects || !connection) return connection
    await disconnectWallets(this.wagmiConfig)
    return null
  }

  disconnect(): Promise<void> {
    this.#disconnects += 1
    return disconnectWallets(this.wagmiConfig)
  }
}
