import type { PolkadotKeyType } from './polkadotKey.ts'
import type { SignerPayload } from './signerPayload.ts'

/** An account as extensions share it. */
export type InjectedAccount = {
  readonly address: string
  readonly name?: string | undefined
  readonly type?: PolkadotKeyType | undefined
  readonly genesisHash?: string | null | undefined
}

export type SignRawPayload = {
  readonly address: string
  readonly data: string
  readonly type: 'bytes' | 'payload'
}

export type SignerResult = {
  readonly id: number
  readonly signature: `0x${string}`
  readonly signedTransaction?: `0x${string}` | undefined
}

/** The result of `enable`. */
export type InjectedExtension = {
  readonly name: string
  readonly version: string
  readonly accounts: {
    readonly get: (anyType?: boolean) => Promise<readonly InjectedAccount[]>
    readonly subscribe: (listener: (accounts: readonly InjectedAccount[]) => void) => () => void
  }
  readonly signer: {
    readonly signPayload: (payload: SignerPayload) => Promise<SignerResult>
    readonly signRaw: (payload: SignRawPayload) => Promise<SignerResult>
  }
  readonly metadata: {
    readonly get: () => Promise<readonly { genesisHash: string; specVersion: number }[]>
    readonly provide: () => Promise<boolean>
  }
}

/** The entry at `window.injectedWeb3[name]`. */
export type InjectedEntry = {
  readonly version: string
  readonly enable: (origin: string) => Promise<InjectedExtension>
}
