/** A session of WalletConnect's library. */
export type UniversalSession = {
  readonly topic: string
  /** Seconds since 1970. */
  readonly expiry: number
  /** What the wallet approved, by CAIP-2 namespace. */
  readonly namespaces: {
    readonly [namespace: string]: {
      readonly accounts: readonly string[]
      readonly methods: readonly string[]
      readonly events: readonly string[]
      readonly chains?: readonly string[] | undefined
    }
  }
  readonly peer: {
    readonly publicKey: string
    readonly metadata: {
      readonly name: string
      readonly description: string
      readonly url: string
      readonly icons: readonly string[]
    }
  }
  readonly sessionProperties?: { readonly [name: string]: string } | undefined
}

/** What an app asks of wallets in one namespace. */
export type UniversalNamespace = {
  chains: string[]
  methods: string[]
  events: string[]
  rpcMap?: { [chainId: string]: string }
  defaultChain?: string
}

/**
 * WalletConnect's `UniversalProvider`, as far as apps call it. The library itself is inside Cleat,
 * so that apps need not install it; an instance of the library's own class fits.
 */
export type UniversalProvider = {
  /** WalletConnect's sign client. Its types are the library's. */
  readonly client: object
  readonly isWalletConnect: boolean
  session?: UniversalSession
  namespaces?: { [namespace: string]: UniversalNamespace }
  /** The link of the current pairing. */
  uri: string | undefined
  request<result = unknown>(
    request: { method: string; params?: unknown[] | Record<string, unknown> | object | undefined },
    caipNetworkId?: string,
    expirySeconds?: number,
  ): Promise<result>
  connect(parameters: {
    namespaces?: { [namespace: string]: UniversalNamespace }
    optionalNamespaces?: { [namespace: string]: UniversalNamespace }
    sessionProperties?: Record<string, string>
    pairingTopic?: string
    skipPairing?: boolean
  }): Promise<UniversalSession | undefined>
  enable(): Promise<string[]>
  disconnect(): Promise<void>
  pair(pairingTopic: string | undefined): Promise<UniversalSession>
  setDefaultChain(caipNetworkId: string, rpcUrl?: string): void
  abortPairingAttempt(): void
  on(event: string, listener: (payload: never) => void): void
  once(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
  removeListener(event: string, listener: (payload: never) => void): void
}
