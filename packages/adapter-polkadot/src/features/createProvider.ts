import type { AdapterSession, ConnectionAccount, ProviderRequest } from '@cleat/core/adapter'
import type { ExtensionWallet } from '../wallet/createExtensionWallet.ts'
import type { SignerPayload, SignRawPayload } from './signerPayload.ts'
import type { SignerResult } from './signRequest.ts'

/** The signer for `api.setSigner` of @polkadot/api. */
export type PolkadotApiSigner = {
  /** Signs bytes. */
  readonly signRaw: (payload: SignRawPayload) => Promise<SignerResult>
  /** Signs a transaction. */
  readonly signPayload: (payload: SignerPayload) => Promise<SignerResult>
}

/** The signer of `polkadot-api`. */
export type PolkadotSigner = {
  /** The public key of the account. */
  readonly publicKey: Uint8Array
  /** Signs a transaction and resolves with its encoding. */
  readonly signTx: (
    callData: Uint8Array,
    signedExtensions: Record<
      string,
      {
        /** Name of the extension. */
        identifier: string
        /** What the transaction contains of it. */
        value: Uint8Array
        /** What is only signed. */
        additionalSigned: Uint8Array
      }
    >,
    metadata: Uint8Array,
    atBlockNumber: number,
    hasher?: (data: Uint8Array) => Uint8Array,
  ) => Promise<Uint8Array>
  /** Signs bytes and resolves with the signature. */
  readonly signBytes: (data: Uint8Array) => Promise<Uint8Array>
}

/** The provider from `useAppKitProvider('polkadot')`. */
export type PolkadotProvider = PolkadotApiSigner & {
  /** The accounts of the active connection, encoded for its network. */
  readonly accounts: readonly ConnectionAccount[]
  /** The signer for `api.setSigner` of @polkadot/api. */
  readonly signer: PolkadotApiSigner
  /**
   * Creates a signer for `polkadot-api`. Present if the adapter was created with `polkadotApi()`.
   */
  readonly getPolkadotSigner?: ((address: string) => PolkadotSigner) | undefined
}

/** The provider of the active extension. Every request passes Cleat's request pipeline. */
export function createProvider(
  session: AdapterSession<ExtensionWallet>,
  parameters: {
    submit: (request: ProviderRequest) => Promise<unknown>
    createSigner?: ((address: string, signer: PolkadotApiSigner) => PolkadotSigner) | undefined
  },
): PolkadotProvider {
  const { submit, createSigner } = parameters
  // The pipeline returns the result of `signRequest`.
  const ask = (method: string, params: unknown) =>
    submit({ method, params }) as Promise<SignerResult>
  const signer: PolkadotApiSigner = {
    signRaw: (payload) => ask('signRaw', payload),
    signPayload: (payload) => ask('signPayload', payload),
  }
  return {
    ...signer,
    signer,
    get accounts() {
      return session.current().connection.accounts
    },
    ...(createSigner
      ? { getPolkadotSigner: (address: string) => createSigner(address, signer) }
      : {}),
  }
}
