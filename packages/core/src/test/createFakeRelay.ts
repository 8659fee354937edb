import type UniversalProvider from '@walletconnect/universal-provider'

type Listener = (payload: never) => void

type Emitter = {
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  emit(event: string, payload?: unknown): void
  count(): number
}

/** A session as the protocol's library keeps it. What a test writes into it need not make sense. */
export type SessionStruct = {
  readonly topic: string
  readonly expiry: number
  readonly namespaces: unknown
  readonly peer?: unknown
}

/** The protocol's library as far as it is used, without a relay: a test says what comes from there. */
export type FakeRelay = {
  readonly provider: UniversalProvider
  readonly client: Emitter
  readonly relayer: Emitter
  readonly uris: Emitter
  /** By topic. */
  readonly sessions: Map<string, SessionStruct>
  /** Whether nothing can be told to wallets. */
  isAway: boolean
  /** Topics of sessions that were ended on the wallet's side. */
  readonly ended: string[]
  /** Topics of pairings that were taken back. */
  readonly withdrawn: string[]
  readonly requests: { topic: string; chainId: string; request: { method: string } }[]
  /** What wallets answer. */
  answer: () => Promise<unknown>
  readonly proposals: unknown[]
  /** What becomes of a proposal. */
  propose: () => Promise<unknown>
}

export function createFakeRelay(): FakeRelay {
  const [client, relayer, uris] = [createEmitter(), createEmitter(), createEmitter()]
  const fake: Omit<FakeRelay, 'provider'> = {
    client,
    relayer,
    uris,
    sessions: new Map(),
    isAway: false,
    ended: [],
    withdrawn: [],
    requests: [],
    answer: async () => 'answer',
    proposals: [],
    propose: () => new Promise(() => undefined),
  }
  const session = {
    get keys() {
      return [...fake.sessions.keys()]
    },
    get: (topic: string) => fake.sessions.get(topic),
    getAll: () => [...fake.sessions.values()],
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
  const core = { relayer, pairing: { disconnect: withdraw } }
  const provider: object = {
    ...uris,
    client: { ...client, core, session, disconnect, request },
    connect(proposal: unknown) {
      fake.proposals.push(proposal)
      return fake.propose()
    },
  }
  return Object.assign(fake, { provider: provider as UniversalProvider })
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

/** What a wallet approved of one namespace. */
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
