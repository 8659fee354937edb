import type { PolkadotKeyType } from './polkadotKey.ts'
import type { SignerPayload } from './signerPayload.ts'

/** An account as extensions share it. */
export type InjectedAccount = {
  /** The SS58 address. */
  readonly address: string
  /** The name that the user gave it. */
  readonly name?: string | undefined
  /** The type of its key. */
  readonly type?: PolkadotKeyType | undefined
  /** The only chain of the account, by genesis hash in hex. `null` or absent: any chain. */
  readonly genesisHash?: string | null | undefined
}

/** A message for `signRaw`. */
export type SignRawPayload = {
  /** The account that signs (SS58). */
  readonly address: string
  /** The message in hex. */
  readonly data: string
  /** Whether the data are plain bytes or an encoded transaction. */
  readonly type: 'bytes' | 'payload'
}

/** The answer of a signer. */
export type SignerResult = {
  /** The number of the request. */
  readonly id: number
  /** The signature in hex, with the prefix of its type for transactions. */
  readonly signature: `0x${string}`
  /** The whole signed transaction in hex, if the app accepts it. */
  readonly signedTransaction?: `0x${string}`
}

/** The result of `enable`. */
export type InjectedExtension = {
  /** The key of the extension. */
  readonly name: string
  /** The version of the extension. */
  readonly version: string
  /** The accounts that the user shares. */
  readonly accounts: {
    /** Reads the shared accounts. */
    readonly get: (anyType?: boolean) => Promise<readonly InjectedAccount[]>
    /** Calls back at once and after every change, until the returned function is called. */
    readonly subscribe: (listener: (accounts: readonly InjectedAccount[]) => void) => () => void
  }
  /** Asks the user for signatures. */
  readonly signer: {
    /** Signs a transaction. */
    readonly signPayload: (payload: SignerPayload) => Promise<SignerResult>
    /** Signs a message. */
    readonly signRaw: (payload: SignRawPayload) => Promise<SignerResult>
  }
  /** The metadata of chains, with which extensions show transactions. */
  readonly metadata: {
    /** Lists the known metadata. */
    readonly get: () => Promise<
      readonly {
        /** The genesis hash of the chain, in hex. */
        genesisHash: string
        /** The version of the runtime. */
        specVersion: number
      }[]
    >
    /** Offers metadata. Resolves with whether the user accepts. */
    readonly provide: () => Promise<boolean>
  }
}

/** The entry at `window.injectedWeb3[name]`. */
export type InjectedEntry = {
  /** The version of the extension. */
  readonly version: string
  /** Asks the user for access. */
  readonly enable: (origin: string) => Promise<InjectedExtension>
}
