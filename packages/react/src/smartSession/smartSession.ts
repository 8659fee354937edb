/** Bytes or a number in hex. */
export type HexText = `0x${string}`

/** A key of the app. */
export type SmartSessionKey = {
  /** Its curve. */
  readonly type: 'secp256k1' | 'secp256r1'
  /** The key, compressed or not. */
  readonly publicKey: HexText
}

/** A permission in the form of AppKit's experimental package. Amounts are in base units. */
export type SmartSessionPermission =
  | {
      /** Calls of a contract. */
      readonly type: 'contract-call'
      /** What may be called. */
      readonly data: {
        /** The contract. */
        readonly address: HexText
        /** The functions of the contract, for wallets that show them. */
        readonly abi: readonly unknown[]
        /** The functions that may be called. */
        readonly functions: readonly {
          /** The name of a function. */
          readonly functionName: string
          /** Base units of the native coin that a call may send. @default none */
          readonly valueLimit?: HexText | undefined
        }[]
      }
    }
  | {
      /** An amount of the network's coin in each period. */
      readonly type: 'native-token-recurring-allowance'
      /** How much, and how often. */
      readonly data: {
        /** Base units in each period, in hex. */
        readonly allowance: HexText
        /** Seconds since the epoch. */
        readonly start: number
        /** Seconds, at least 60. */
        readonly period: number
      }
    }
  | {
      /** An amount of a token in each period. */
      readonly type: 'erc20-recurring-allowance'
      /** How much, of what, and how often. */
      readonly data: {
        /** Base units in each period, in hex. */
        readonly allowance: HexText
        /** Seconds since the epoch. */
        readonly start: number
        /** Seconds, at least 60. */
        readonly period: number
        /** The token's contract. */
        readonly address: HexText
      }
    }

/** How often all permissions can be used together. */
export type SmartSessionPolicy = {
  /** The only policy that is passed on. */
  readonly type: 'call-limit'
  /** The limit. */
  readonly data: {
    /** How many calls there may be. */
    readonly count: number
  }
}

/** What an app asks for. */
export type SmartSessionRequest = {
  /** Seconds since the epoch, at most a year from now. */
  readonly expiry: number
  /** The network in use, in hex. */
  readonly chainId: HexText
  /** @default the account in use */
  readonly address?: HexText | undefined
  /** Who may use the permissions. */
  readonly signer: {
    /** Keys of the app. */
    readonly type: 'keys'
    /** The keys. */
    readonly data: {
      /** One key, for wallets that grant to accounts. */
      readonly keys: readonly SmartSessionKey[]
    }
  }
  /** One to 16. */
  readonly permissions: readonly SmartSessionPermission[]
  /** Limits of all permissions together. */
  readonly policies: readonly SmartSessionPolicy[]
}

/** What a wallet granted. */
export type SmartSessionGrant = {
  /** The id of the session. */
  readonly pci: string
  /** Whose the money is. */
  readonly address: HexText
  /** The network, in hex. */
  readonly chainId: HexText
  /** Seconds since the epoch. */
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
  /** The id of the session. */
  readonly pci: string
  /** The app that got the permissions. */
  readonly project: {
    /** Its name. */
    readonly name: string
    /** Its address. */
    readonly url: string
  }
  /** 0 for what only the wallet knows. */
  readonly createdAt: number
  /** When it ends. */
  readonly expiry: number
  /** Those that AppKit's form has. */
  readonly permissions: readonly SmartSessionPermission[]
  /** When it was proven to have ended. */
  readonly revokedAt?: number | undefined
  /** Whether it can still be used. `unknown` where only the chain could say. */
  readonly status: 'active' | 'expired' | 'revoked' | 'revoking' | 'unknown'
}
