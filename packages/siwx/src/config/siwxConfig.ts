/** What a sign-in message says. */
export declare namespace SIWXMessage {
  /** What `createMessage` gets. */
  type Input = {
    /** The address that signs in. */
    accountAddress: string
    /** CAIP-2 id of the network. */
    chainId: string
    /** ISO 8601 time before which the message is not valid. */
    notBefore?: string | undefined
  }
  /** The facts of a message. */
  type Data = Input & {
    /** Host of the app. */
    domain: string
    /** URL of the page. */
    uri: string
    /** Version of the message's format. */
    version: string
    /** A value that is used once. */
    nonce: string
    /** What the visitor agrees to. */
    statement?: string | undefined
    /** URLs of what the visitor agrees to. */
    resources?: string[] | undefined
    /** Id of the request. */
    requestId?: string | undefined
    /** ISO 8601 time of the message. */
    issuedAt?: string | undefined
    /** ISO 8601 time at which the message ends. */
    expirationTime?: string | undefined
  }
}

/** What a message says, whatever account and network it will be of. */
export type SignInTerms = Omit<SIWXMessage.Data, 'accountAddress' | 'chainId' | 'version'>

/** A sign-in message. */
export type SIWXMessage = SIWXMessage.Data & {
  /** The text that the wallet signs. */
  toString(): string
}

/** A signed sign-in message. */
export type SIWXSession = {
  /** The facts of the message. */
  data: SIWXMessage.Data
  /** The text that was signed. Empty where a server keeps it. */
  message: string
  /** The signature. Empty where a server keeps it. */
  signature: string
  /** What the wallet signed by WalletConnect while it paired. @see CAIP-74 */
  cacao?: object | undefined
  /** Who signed in, if the server says so. */
  subject?: string | undefined
  /** A contract's session is of one chain. @default 'key' */
  kind?: 'key' | 'contract' | undefined
  /** Names the session, if it has several accounts. */
  id?: string | undefined
  /** ISO 8601 time at which the session began. */
  createdAt?: string | undefined
  /** ISO 8601 time at which the session ends. @default that of the message */
  endsAt?: string | undefined
}

/** A browser in which a visitor is signed in. */
export type SignInDevice = {
  /** Names it for `endDevice`, and opens nothing. */
  id: string
  /** Whether it is the browser of this page. */
  isCurrent: boolean
  /** The kind of browser, such as `Firefox on Linux`, if that is known. */
  browser?: string | undefined
  /** The CAIP-10 accounts that signed in there. */
  accounts: string[]
  /** ISO 8601 time at which the visitor signed in. */
  createdAt: string
  /** ISO 8601 time of the last use that the server noted. */
  usedAt: string
  /** ISO 8601 time at which the session ends, unless it is used again. */
  endsAt: string
}

/** When a visitor is asked, and what ends a session. */
export type SignInPolicy = {
  /** When the modal asks: after connecting, also on load, or only when the app does. */
  prompt: 'connect' | 'load' | 'manual'
  /** Whether a key signs in on each chain. */
  perChain: boolean
  /** Whether a session ends when the wallet changes its account. */
  onAccountChange: 'revoke' | 'keep'
  /**
   * Which wallets connect and sign with one prompt: those that are known to, every wallet, or none.
   * Needs `prepare`. @default `CleatSIWX`: 'known', others: 'never'
   */
  onePrompt?: 'known' | 'always' | 'never' | undefined
  /**
   * Whether the accounts of further namespaces join the session, or have one each. `'all'` needs
   * `link`. @default 'active'
   */
  accounts?: 'active' | 'all' | undefined
}

/** The option `siwx` of `createAppKit`, in AppKit's shape. */
export type SIWXConfig = {
  /** Creates the message that the visitor signs. */
  createMessage(input: SIWXMessage.Input): Promise<SIWXMessage>
  /** Signs a message in another way than by the connected wallet. */
  signMessage?:
    | ((parameters: {
        /** The text to sign. */
        message: string
        /** CAIP-2 id of the network. */
        chainId: string
        /** The address that signs. */
        accountAddress: string
      }) => Promise<string>)
    | undefined
  /** Stores a session. Rejects if its signature is wrong. */
  addSession(session: SIWXSession): Promise<void>
  /** Ends the session of an address on a CAIP-2 network. */
  revokeSession(chainId: string, address: string): Promise<void>
  /** Replaces all sessions. */
  setSessions(sessions: SIWXSession[]): Promise<void>
  /** The valid sessions of an address on a CAIP-2 network. */
  getSessions(chainId: string, address: string): Promise<SIWXSession[]>
  /** Whether a visitor has to sign in to use the app. */
  getRequired?(): boolean
  /** Whether disconnecting also signs out. @default true */
  signOutOnDisconnect?: boolean | undefined
  /** Whether the session of an account ends when the wallet changes to another. @default true */
  signOutOnAccountChange?: boolean | undefined
  /** How long a message without times is used before a new one is created, in ms. @default 300000 */
  messageLifeMs?: number | undefined
  /** Fetches what the next message says while the wallet shows its own question. */
  prepare?(): Promise<SignInTerms | undefined>
  /** As `addSession`, and resolves with the session as it was stored. */
  authenticate?(session: SIWXSession): Promise<SIWXSession>
  /** Adds an account to the session that there is, and resolves with the session of the account. */
  link?(session: SIWXSession): Promise<SIWXSession>
  /** Ends every session of the visitor, on other devices too. */
  signOutEverywhere?(): Promise<void>
  /**
   * Lengthens the session of an address on a CAIP-2 network, and resolves with it. Resolves with
   * nothing if it ended.
   */
  refresh?(chainId: string, address: string): Promise<SIWXSession | undefined>
  /** The browsers in which the visitor is signed in, the last used first. */
  listDevices?(): Promise<SignInDevice[]>
  /** Signs one of them out. */
  endDevice?(id: string): Promise<void>
  /** The life of sessions. @default AppKit's: sessions are looked up for each network */
  policy?: SignInPolicy | undefined
}
