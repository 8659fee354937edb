/** The message that `createMessage` writes, in AppKit's names. */
export type SIWECreateMessageArgs = {
  /** Host of the app. */
  domain: string
  /** URL of the page. */
  uri: string
  /** A value that is used once. */
  nonce: string
  /** The account as a DID: `did:pkh:eip155:1:0x…`. @see did:pkh */
  address: string
  version: '1'
  /** Id of the chain. */
  chainId: number
  /** ISO 8601 time of the message. */
  iat: string
  /** ISO 8601 time at which it ends. */
  exp?: string | undefined
  /** ISO 8601 time at which it begins. */
  nbf?: string | undefined
  /** What the visitor agrees to. */
  statement?: string | undefined
  /** Id of the request. */
  requestId?: string | undefined
  /** URLs of what the visitor agrees to. */
  resources?: string[] | undefined
}

/** What an app says in every message. */
export type SIWEMessageParams = Pick<
  SIWECreateMessageArgs,
  'domain' | 'uri' | 'exp' | 'nbf' | 'statement' | 'requestId' | 'resources'
> & {
  /** The chains of the app. */
  chains: number[]
  /** @default now */
  iat?: string | undefined
}

/** What a wallet signed. */
export type SIWEVerifyMessageArgs = {
  /** The text. */
  message: string
  /** The signature. */
  signature: string
}

/** Who is signed in. */
export type SIWESession = {
  /** The address. */
  address: string
  /** Id of the chain. */
  chainId: number
}

/** A sign-in of an EVM app, in AppKit's shape. */
export type SIWEConfig = {
  /** Fetches a value that is used once. `address` is a DID. */
  getNonce: (address?: string) => Promise<string>
  /** What the app says in every message. @default this page */
  getMessageParams?: (() => Promise<SIWEMessageParams>) | undefined
  /** Writes the message. */
  createMessage: (args: SIWECreateMessageArgs) => string
  /** Whether the server accepts what the wallet signed. */
  verifyMessage: (args: SIWEVerifyMessageArgs) => Promise<boolean>
  /** Who is signed in at the server. */
  getSession: () => Promise<SIWESession | null>
  /** Signs out at the server. */
  signOut: () => Promise<boolean>
  /** Called when a visitor has signed in. */
  onSignIn?: ((session?: SIWESession) => void) | undefined
  /** Called when a visitor has signed out. */
  onSignOut?: (() => void) | undefined
  /** Whether visitors have to sign in. @default true */
  required?: boolean | undefined
  /** Whether visitors are asked. @default true */
  enabled?: boolean | undefined
  /** How long a message is used before a new nonce is fetched, in ms. @default 300000 */
  nonceRefetchIntervalMs?: number | undefined
  /** How long the server's answer about the session is used, in ms. @default 300000 */
  sessionRefetchIntervalMs?: number | undefined
  /** Whether disconnecting signs out. @default true */
  signOutOnDisconnect?: boolean | undefined
  /** Whether another account is signed out. @default true */
  signOutOnAccountChange?: boolean | undefined
  /** Whether another network is signed out. @default true */
  signOutOnNetworkChange?: boolean | undefined
}
