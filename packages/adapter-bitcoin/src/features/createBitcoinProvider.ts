import type { ProviderRequest } from '@cleat/core/adapter'
import type { InputToSign, MessageProtocol } from '../base/dialectWallet.ts'

/** An address of the connected wallet. */
export type BitcoinAccountAddress = {
  address: string
  /** The public key of the address, in hexadecimal. */
  publicKey?: string | undefined
  path?: string | undefined
  purpose: 'payment' | 'ordinal'
}

export type SignPsbtParameters = {
  /** Base64. */
  psbt: string
  signInputs: readonly InputToSign[]
  /** Whether the wallet also sends the transaction. @default false */
  broadcast?: boolean | undefined
}

/**
 * The provider of the connected Bitcoin wallet, from `useAppKitProvider('bip122')`. All wallets
 * have the same methods.
 */
export type BitcoinProvider = {
  /** The active address. */
  connect(): Promise<string>
  disconnect(): Promise<void>
  getAccountAddresses(): Promise<BitcoinAccountAddress[]>
  /**
   * Signs a text and resolves with a base64 signature. The default protocol is the one that suits
   * the address.
   */
  signMessage(parameters: {
    message: string
    address: string
    protocol?: MessageProtocol | undefined
  }): Promise<string>
  /** Resolves with the transaction id. */
  sendTransfer(parameters: {
    /** In satoshis. */
    amount: bigint | string
    recipient: string
  }): Promise<string>
  signPSBT(parameters: SignPsbtParameters): Promise<{ psbt: string; txid?: string | undefined }>
  switchNetwork(caipNetworkId: string): Promise<void>
  request(request: ProviderRequest): Promise<unknown>
}

/** The methods of the provider. Each is sent as a request of the same name. */
const providerMethods: readonly (keyof BitcoinProvider)[] = [
  'connect',
  'disconnect',
  'getAccountAddresses',
  'signMessage',
  'sendTransfer',
  'signPSBT',
  'switchNetwork',
]

/** Creates the provider. Every method passes Cleat's request pipeline. */
export function createBitcoinProvider(parameters: {
  submit: (request: ProviderRequest) => Promise<unknown>
}): BitcoinProvider {
  const { submit } = parameters
  const methods = providerMethods.map((method) => [
    method,
    (params?: unknown) => submit({ method, params }),
  ])
  return { ...Object.fromEntries(methods), request: submit }
}
