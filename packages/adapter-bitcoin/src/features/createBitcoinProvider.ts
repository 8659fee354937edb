import type { ProviderRequest } from '@cleat/core/adapter'
import type { InputToSign, MessageProtocol } from '../base/dialectWallet.ts'

/** An address of the connected wallet. */
export type BitcoinAccountAddress = {
  /** The address as text. */
  address: string
  /** The public key of the address, in hexadecimal. */
  publicKey?: string | undefined
  /** The derivation path (BIP-32). */
  path?: string | undefined
  /** What the wallet uses the address for. */
  purpose: 'payment' | 'ordinal'
}

/** What the wallet signs. */
export type SignPsbtParameters = {
  /** Base64. */
  psbt: string
  /** The inputs that the wallet signs. */
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
  /** Ends the connection. */
  disconnect(): Promise<void>
  /** Returns the addresses that the wallet shares. */
  getAccountAddresses(): Promise<BitcoinAccountAddress[]>
  /**
   * Signs a text and resolves with a base64 signature. The default protocol is the one that suits
   * the address.
   */
  signMessage(parameters: {
    /** The text to sign. */
    message: string
    /** One of the addresses that the wallet shares. */
    address: string
    /** How to sign. @default the protocol of the address */
    protocol?: MessageProtocol | undefined
  }): Promise<string>
  /** Resolves with the transaction id. */
  sendTransfer(parameters: {
    /** In satoshis. */
    amount: bigint | string
    /** The address that is paid. */
    recipient: string
  }): Promise<string>
  /** Signs a PSBT (BIP-174). Resolves with it, and with the id of the transaction if sent. */
  signPSBT(parameters: SignPsbtParameters): Promise<{
    /** Base64. */
    psbt: string
    /** The id of the transaction, if the wallet sent it. */
    txid?: string | undefined
  }>
  /** Switches to a network of the app by its CAIP-2 id. */
  switchNetwork(caipNetworkId: string): Promise<void>
  /** Sends a request by the name of a method above. */
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

/**
 * Creates the provider. Its methods pass Cleat's request pipeline. Disconnecting does not: it works
 * whatever the wallet answers.
 */
export function createBitcoinProvider(parameters: {
  submit: (request: ProviderRequest) => Promise<unknown>
  disconnect: () => Promise<void>
}): BitcoinProvider {
  const { submit, disconnect } = parameters
  const request = (asked: ProviderRequest) =>
    asked.method === 'disconnect' ? disconnect() : submit(asked)
  const methods = providerMethods.map((method) => [
    method,
    (params?: unknown) => request({ method, params }),
  ])
  return { ...Object.fromEntries(methods), request }
}
