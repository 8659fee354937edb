import type { CaipNetworkId } from '../base/caip/caipNetworkId.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { AdapterContext } from '../contract/adapter/adapterContext.ts'
import type { AdapterEvent } from '../contract/adapter/adapterEvent.ts'
import type { AdapterFeatures } from '../contract/adapter/adapterFeatures.ts'
import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import type { Connection } from '../contract/adapter/connection.ts'
import type { Connector } from '../contract/adapter/connector.ts'
import { evmRules } from './evmRules.ts'
import { mainnetId, solanaId } from './networks.ts'

/** A prompt of a wallet. */
export type Prompt = {
  readonly connectorId: string
  readonly signal: AbortSignal
  approve(connection?: Connection): void
  reject(error: unknown): void
}

/** Replacements of the adapter's methods. */
type Overrides = Partial<Pick<ChainAdapter, 'connect' | 'reconnect' | 'disconnect' | 'hasSession'>>

export type FakeAdapter = ChainAdapter & {
  features: Partial<AdapterFeatures>
  readonly overrides: Overrides
  /** Whether wallets wait for answers to `prompts` instead of approving at once. */
  asks: boolean
  /** All prompts, including answered ones. */
  readonly prompts: Prompt[]
  /** The names of the methods that were called, in order. */
  readonly calls: string[]
  /** The number of starts without a stop. */
  readonly liveStarts: number
  readonly context: AdapterContext | undefined
  emit(event: AdapterEvent): void
  /** The wallet connects or changes its account. */
  setConnection(connection: Connection): void
  moveTo(caipNetworkId: CaipNetworkId): void
  drop(): void
}

export declare namespace createFakeAdapter {
  type Parameters = {
    id?: string | undefined
    namespace?: Namespace | undefined
    connectors?: readonly Connector[] | undefined
    /** The connection of an earlier visit. */
    session?: Connection | undefined
  }
}

export function createConnection(
  parameters: Partial<Connection> & { address?: string } = {},
): Connection {
  const { address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', ...rest } = parameters
  return { connectorId: 'a', accounts: [{ address }], caipNetworkId: mainnetId, ...rest }
}

export function createConnector(parameters: Partial<Connector> = {}): Connector {
  const { id = 'a', chain = 'eip155' } = parameters
  return {
    id,
    name: `Wallet ${id.toUpperCase()}`,
    type: 'ANNOUNCED',
    chain,
    chains: [chain],
    ...parameters,
  }
}

/**
 * An adapter with in-memory wallets that keeps the adapter contract. `overrides` break it on
 * purpose.
 */
export function createFakeAdapter(parameters: createFakeAdapter.Parameters = {}): FakeAdapter {
  const { id = 'fake', namespace = 'eip155' } = parameters
  const { connectors = ['a', 'b'].map((name) => createConnector({ id: name, chain: namespace })) } =
    parameters
  const contexts: AdapterContext[] = []
  const caipNetworkId = namespace === 'solana' ? solanaId : mainnetId
  let { session } = parameters
  let connection: Connection | null = null

  const emit = (event: AdapterEvent) => {
    for (const context of [...contexts]) context.emit(event)
  }
  const set = (next: Connection) => {
    const type = connection && connection.caipNetworkId !== next.caipNetworkId
    connection = next
    emit({ type: type ? 'networkChanged' : 'accountChanged', connection: next })
  }

  const adapter: FakeAdapter = {
    id,
    namespace,
    rules: namespace === 'eip155' ? evmRules : undefined,
    overrides: {},
    asks: false,
    prompts: [],
    calls: [],
    get liveStarts() {
      return contexts.length
    },
    get context() {
      return contexts.at(-1)
    },
    emit,
    setConnection: set,
    moveTo(caipNetworkId) {
      if (connection) set({ ...connection, caipNetworkId })
    },
    drop() {
      connection = null
      session = undefined
      emit({ type: 'disconnected' })
    },

    start(context) {
      contexts.push(context)
      context.emit({ type: 'connectorsChanged', connectors })
      return () => void contexts.splice(contexts.indexOf(context), 1)
    },
    hasSession: () => adapter.overrides.hasSession?.() ?? session !== undefined,
    getConnection: () => connection,
    connect({ connectorId, signal }) {
      adapter.calls.push(`connect ${connectorId}`)
      if (adapter.overrides.connect) return adapter.overrides.connect({ connectorId, signal })
      return new Promise((resolve, reject) => {
        let isAnswered = false
        const prompt: Prompt = {
          connectorId,
          signal,
          approve(given = createConnection({ connectorId, caipNetworkId })) {
            if (signal.aborted || isAnswered) return
            isAnswered = true
            set(given)
            resolve(given)
          },
          reject(error) {
            isAnswered = true
            reject(error)
          },
        }
        if (signal.aborted) return reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        adapter.prompts.push(prompt)
        if (!adapter.asks) prompt.approve()
      })
    },
    async reconnect() {
      adapter.calls.push('reconnect')
      if (adapter.overrides.reconnect) return adapter.overrides.reconnect()
      await Promise.resolve()
      if (session) set(session)
      return connection
    },
    async disconnect() {
      adapter.calls.push('disconnect')
      if (adapter.overrides.disconnect) return adapter.overrides.disconnect()
      adapter.drop()
    },
    features: {
      'network:switch': async ({ network }) => {
        adapter.calls.push(`switch ${network.caipNetworkId}`)
        adapter.moveTo(network.caipNetworkId)
      },
      'connection:read': async () => {
        adapter.calls.push('read')
        return connection ?? createConnection()
      },
      'message:sign': async ({ message }) => {
        adapter.calls.push(`sign ${message}`)
        return { signature: `0x${'ab'.repeat(65)}` }
      },
      'message:verify': async () => true,
      'provider:create': ({ submit }) => ({ request: submit }),
      'provider:request': async ({ method }) => {
        adapter.calls.push(`request ${method}`)
        return `answer to ${method}`
      },
    },
  }
  return adapter
}
