import type { ProviderRequest } from '@cleat/core/adapter'
import type { InputToSign, MessageProtocol } from '../wallet/dialectWallet.ts'

/** An address of the connected wallet, as apps get it. */
export type BitcoinAccountAddress = {
  address: string
  /** Hexadecimal; it belongs to the address. */
  publicKey?: string | undefined
  path?: string | undefined
  purpose: 'payment' | 'ordinal'
}

export type SignPsbtParameters = {
  /** Base64. */
  psbt: string
  signInputs: readonly InputToSign[]
  /** Whether the wallet sends the transaction, too. @default false */
  broadcast?: boolean | undefined
}

/** What apps get from `useAppKitProvider('bip122')`: the connected wallet, whatever it speaks. */
export type BitcoinProvider = {
  /** The address in use. */
  connect(): Promise<string>
  disconnect(): Promise<void>
  getAccountAddresses(): Promise<BitcoinAccountAddress[]>
  /** Base64. The protocol is the one that suits the address where none is named. */
  signMessage(parameters: {
    message: string
    address: string
    protocol?: MessageProtocol | undefined
  }): Promise<string>
  /** Resolves with the transaction's id. */
  sendTransfer(parameters: {
    /** In satoshi. */
    amount: bigint | string
    recipient: string
  }): Promise<string>
  signPSBT(parameters: SignPsbtParameters): Promise<{ psbt: string; txid?: string | undefined }>
  switchNetwork(caipNetworkId: string): Promise<void>
  request(request: ProviderRequest): Promise<unknown>
}

/** The methods of a provider, each of which is sent as a request of its name. */
const providerMethods: readonly (keyof BitcoinProvider)[] = [
  'connect',
  'disconnect',
  'getAccountAddresses',
  'signMessage',
  'sendTransfer',
  'signPSBT',
  'switchNetwork',
]

/** The provider that apps get: every method takes Cleat's pipeline. */
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
