import type { ChainAdapter, CleatError, Connector, Namespace } from '@cleat/core'

type Context = Parameters<ChainAdapter['start']>[0]
type Connection = Awaited<ReturnType<ChainAdapter['connect']>>
type CaipNetworkId = Connection['caipNetworkId']
type Balance = Awaited<ReturnType<NonNullable<ChainAdapter['features']['balance:read']>>>

/** An in-memory wallet whose answers the test gives one by one. */
export type TestAdapter = ChainAdapter & {
  /** Answers the oldest pending connect with its account or an error. */
  answer(error?: CleatError): void
  /** Emits the account of the oldest pending connect before it is answered. */
  appear(): void
  /** The connect requests, in order. */
  readonly asked: readonly string[]
  announce(connectors: readonly Connector[]): void
  /** Switches the network in the wallet. */
  moveTo(caipNetworkId: string): void
  drop(): void
  /** Decides the next switch. @default approves */
  onSwitch: ((caipNetworkId: string) => Promise<void>) | undefined
  /** Decides the next balance. */
  onBalance: () => Promise<Balance>
  /** Delays the next disconnect until it resolves. */
  onDisconnect: (() => Promise<void>) | undefined
}

const evmRules: ChainAdapter['rules'] = {
  isSameAddress: (one, other) => one.toLowerCase() === other.toLowerCase(),
}

export const testAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const testSolanaAddress = 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg'

/** The account of other namespaces. */
const addresses: { readonly [namespace: string]: string } = {
  solana: testSolanaAddress,
  bip122: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
}

export const rabby: Connector = toConnector('io.rabby', 'Rabby')
export const frame: Connector = toConnector('sh.frame', 'Frame')
/** The connector of an embedded wallet. */
export const harbour: Connector = {
  ...{ id: 'AUTH', name: 'Harbour', type: 'AUTH', chain: 'eip155', chains: ['eip155'] },
}

export function toConnector(id: string, name: string, imageUrl?: string): Connector {
  return {
    id,
    name,
    type: 'ANNOUNCED',
    chain: 'eip155',
    chains: ['eip155'],
    imageUrl,
    info: { rdns: id },
  }
}

export function createTestAdapter(
  parameters: {
    namespace?: Namespace | undefined
    connectors?: readonly Connector[] | undefined
    session?: string | undefined
    /** Further accounts that the wallet shares. */
    others?: readonly string[] | undefined
  } = {},
): TestAdapter {
  const { namespace = 'eip155', connectors = [rabby, frame], session, others = [] } = parameters
  const address = addresses[namespace] ?? testAddress
  const asked: string[] = []
  const waiting: { connectorId: string; settle: (error?: CleatError) => void }[] = []
  let context: Context | undefined
  let live: Connection | null = null

  const open = (connectorId: string, caipNetworkId?: string): Connection => {
    const id = caipNetworkId ?? context?.networks[0]?.caipNetworkId
    const further = others.map((one) => ({ address: one }))
    const accounts = [{ address }, ...further] as const
    live = { connectorId, accounts, caipNetworkId: id as CaipNetworkId }
    return live
  }
  const moveTo = (caipNetworkId: string) => {
    if (!live) return
    context?.emit({ type: 'networkChanged', connection: open(live.connectorId, caipNetworkId) })
  }

  const adapter: TestAdapter = {
    id: 'test',
    namespace,
    rules: namespace === 'eip155' ? evmRules : undefined,
    asked,
    onSwitch: undefined,
    onDisconnect: undefined,
    onBalance: async () => ({ value: 1_204_500_000_000_000_000n, decimals: 18, symbol: 'ETH' }),
    start(given) {
      context = given
      context.emit({ type: 'connectorsChanged', connectors })
      return () => undefined
    },
    hasSession: () => session !== undefined,
    getConnection: () => live,
    connect({ connectorId, signal }) {
      asked.push(connectorId)
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        const settle = (error?: CleatError) => {
          if (error) reject(error)
          else if (!signal.aborted) resolve(open(connectorId))
        }
        waiting.push({ connectorId, settle })
      })
    },
    reconnect: async () => (session === undefined ? null : open(session)),
    async disconnect() {
      await adapter.onDisconnect?.()
      live = null
    },
    features: {
      'network:switch': async ({ network }) => {
        await adapter.onSwitch?.(network.caipNetworkId)
        moveTo(network.caipNetworkId)
      },
      'balance:read': () => adapter.onBalance(),
    },
    answer: (error) => waiting.shift()?.settle(error),
    appear() {
      const [first] = waiting
      if (first) context?.emit({ type: 'networkChanged', connection: open(first.connectorId) })
    },
    announce: (list) => context?.emit({ type: 'connectorsChanged', connectors: list }),
    moveTo,
    drop() {
      live = null
      context?.emit({ type: 'disconnected' })
    },
  }
  return adapter
}
