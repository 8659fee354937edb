/** Bytes or a number in hex. */
export type HexText = `0x${string}`

/** A key of the app. */
export type SmartSessionKey = {
  readonly type: 'secp256k1' | 'secp256r1'
  readonly publicKey: HexText
}

/** A permission in the form of AppKit's experimental package. Amounts are in base units. */
export type SmartSessionPermission =
  | {
      readonly type: 'contract-call'
      readonly data: {
        readonly address: HexText
        readonly abi: readonly unknown[]
        readonly functions: readonly {
          readonly functionName: string
          /** Base units of the native coin that a call may send. @default none */
          readonly valueLimit?: HexText | undefined
        }[]
      }
    }
  | {
      readonly type: 'native-token-recurring-allowance'
      readonly data: {
        readonly allowance: HexText
        /** Seconds since the epoch. */
        readonly start: number
        /** Seconds, at least 60. */
        readonly period: number
      }
    }
  | {
      readonly type: 'erc20-recurring-allowance'
      readonly data: {
        readonly allowance: HexText
        readonly start: number
        readonly period: number
        /** The token's contract. */
        readonly address: HexText
      }
    }

/** How often all permissions can be used together. */
export type SmartSessionPolicy = {
  readonly type: 'call-limit'
  readonly data: { readonly count: number }
}

/** What an app asks for. */
export type SmartSessionRequest = {
  /** Seconds since the epoch, at most a year from now. */
  readonly expiry: number
  /** The network in use, in hex. */
  readonly chainId: HexText
  /** @default the account in use */
  readonly address?: HexText | undefined
  readonly signer: {
    readonly type: 'keys'
    readonly data: { readonly keys: readonly SmartSessionKey[] }
  }
  readonly permissions: readonly SmartSessionPermission[]
  readonly policies: readonly SmartSessionPolicy[]
}

/** What a wallet granted. */
export type SmartSessionGrant = {
  /** The id of the session. */
  readonly pci: string
  readonly address: HexText
  readonly chainId: HexText
  readonly expiry: number
  /** As they were granted, which may be less than was asked for. */
  readonly permissions: readonly SmartSessionPermission[]
  /** What the permissions are used with (ERC-7710), one for all or one each. */
  readonly contexts: readonly HexText[]
  /** The first of `contexts`. */
  readonly context: HexText
}

/** A session as it is listed. Times are in seconds since the epoch. */
export type SmartSession = {
  readonly pci: string
  readonly project: { readonly name: string; readonly url: string }
  readonly createdAt: number
  readonly expiry: number
  readonly permissions: readonly SmartSessionPermission[]
  readonly revokedAt?: number | undefined
  /** Whether it can still be used. `unknown` where only the chain could say. */
  readonly status: 'active' | 'expired' | 'revoked' | 'revoking' | 'unknown'
}
