import type UniversalProvider from '@walletconnect/universal-provider'

type Listener = (payload: never) => void

type Emitter = {
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  emit(event: string, payload?: unknown): void
  count(): number
}

/** A session as WalletConnect's library stores it. Tests may write invalid ones. */
export type SessionStruct = {
  readonly topic: string
  readonly expiry: number
  readonly namespaces: unknown
  readonly peer?: unknown
  readonly sessionProperties?: unknown
}

/** The used parts of WalletConnect's library, without a relay. The test scripts its answers. */
export type FakeRelay = {
  readonly provider: UniversalProvider
  readonly client: Emitter
  readonly relayer: Emitter
  /** The events of the library. */
  readonly events: Emitter
  /** By topic. */
  readonly sessions: Map<string, SessionStruct>
  /** Whether sending to wallets fails. */
  isAway: boolean
  /** Topics of sessions that the wallet ended. */
  readonly ended: string[]
  /** Topics of withdrawn pairings. */
  readonly withdrawn: string[]
  readonly requests: { topic: string; chainId: string; request: { method: string } }[]
  /** The wallets' answers. */
  answer: () => Promise<unknown>
  /** The session proposals. */
  readonly proposals: unknown[]
  /** Decides the outcome of a proposal. @default wallets never answer */
  propose: () => Promise<{ uri?: string | undefined; approval: () => Promise<unknown> }>
  /** The library's pending proposals, by id. */
  readonly kept: Map<number, { id: number; pairingTopic: string; expiryTimestamp: number }>
  /** Topics of the current pairings. */
  readonly pairings: string[]
  /** The library's events of expired proposals. */
  readonly expirer: Emitter
  /** Ids of proposals that were deleted before they expired. */
  readonly expired: number[]
  /** How often the connection to the relay was restarted. */
  restarts: number
}

export function createFakeRelay(): FakeRelay {
  const [client, relayer] = [createEmitter(), createEmitter()]
  const [events, expirer] = [createEmitter(), createEmitter()]
  const fake: Omit<FakeRelay, 'provider'> = {
    client,
    relayer,
    events,
    sessions: new Map(),
    isAway: false,
    ended: [],
    withdrawn: [],
    requests: [],
    answer: async () => 'answer',
    proposals: [],
    propose: async () => ({ uri: createUri('abc'), approval: () => new Promise(() => undefined) }),
    kept: new Map(),
    pairings: [],
    expirer,
    expired: [],
    restarts: 0,
  }
  const session = {
    get keys() {
      return [...fake.sessions.keys()]
    },
    get: (topic: string) => fake.sessions.get(topic),
    getAll: () => [...fake.sessions.values()],
    async update(topic: string, change: Partial<SessionStruct>) {
      const struct = fake.sessions.get(topic)
      if (struct) fake.sessions.set(topic, { ...struct, ...change })
    },
  }
  const disconnect = async ({ topic }: { topic: string }) => {
    if (fake.isAway) throw new Error('Not connected')
    fake.sessions.delete(topic)
    fake.ended.push(topic)
  }
  const request = (asked: FakeRelay['requests'][number]) => {
    fake.requests.push(asked)
    return fake.answer()
  }
  const withdraw = async ({ topic }: { topic: string }) => void fake.withdrawn.push(topic)
  const proposal = { getAll: () => [...fake.kept.values()] }
  const expiry = {
    ...expirer,
    set(id: number, at: number) {
      if (at * 1000 <= Date.now() && fake.kept.delete(id)) fake.expired.push(id)
    },
  }
  const transport = {
    connected: true,
    async restartTransport() {
      fake.restarts += 1
    },
    transportClose: async () => undefined,
  }
  const crypto = { decode: async () => ({ id: 1, jsonrpc: '2.0' }) }
  const core = {
    crypto,
    relayer: { ...relayer, ...transport },
    heartbeat: { stop: () => undefined },
    pairing: { disconnect: withdraw },
    expirer: expiry,
  }
  const pairing = { keys: fake.pairings }
  const connect = (asked: unknown) => {
    fake.proposals.push(asked)
    return fake.propose()
  }
  const provider: object = {
    events,
    on: events.on,
    off: events.off,
    client: { ...client, core, session, proposal, pairing, connect, disconnect, request },
  }
  return Object.assign(fake, { provider: provider as UniversalProvider })
}

/** A pairing URI as wallets parse it. */
export function createUri(topic: string): string {
  return `wc:${topic}@2?relay-protocol=irn&symKey=1`
}

function createEmitter(): Emitter {
  const listeners = new Set<readonly [event: string, listener: Listener]>()
  return {
    on: (event, listener) => void listeners.add([event, listener]),
    off(event, listener) {
      for (const entry of listeners)
        if (entry[0] === event && entry[1] === listener) listeners.delete(entry)
    },
    emit(event, payload) {
      for (const [name, listener] of [...listeners]) if (name === event) listener(payload as never)
    },
    count: () => listeners.size,
  }
}

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

type Grant = { readonly [part in 'chains' | 'accounts' | 'methods']: readonly string[] }

/** A wallet's approval of one namespace. */
export function createGrant(
  chains: readonly string[],
  addresses: readonly string[] = [address],
): Grant {
  return {
    chains,
    accounts: chains.flatMap((chain) => addresses.map((each) => `${chain}:${each}`)),
    methods: ['personal_sign'],
  }
}

export function createSessionStruct(parameters: Partial<SessionStruct> = {}): SessionStruct {
  return {
    topic: 'topic',
    expiry: Math.floor(Date.now() / 1000) + 3600,
    namespaces: { eip155: createGrant(['eip155:1', 'eip155:8453']) },
    peer: { metadata: { name: 'Harbour', url: 'https://harbour.example' } },
    ...parameters,
  }
}
