import type { Connector } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'

/** An account as a wallet reports it, unchecked. */
export type GivenAccount = {
  readonly address: unknown
  /** Hexadecimal or bytes. */
  readonly publicKey?: unknown
  /** The purpose that the wallet reports. Without it, the address type decides. */
  readonly purpose?: unknown
  readonly path?: unknown
}

/** A checked account, as far as dialects need it. */
export type DialectAccount = {
  readonly address: string
  readonly type?: string | undefined
  readonly publicKey?: string | undefined
}

/** How a message is signed: with ECDSA (BIP-137) or by BIP-322. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** An input that the wallet signs. */
export type InputToSign = {
  /** Index of the input in the transaction. */
  readonly index: number
  /** The address that signs it. */
  readonly address: string
  /** The allowed sighash types. Absent: the type of the PSBT, or `SIGHASH_ALL`. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** A PSBT in each encoding that wallets use. */
export type EncodedPsbt = {
  readonly base64: string
  readonly hex: string
  readonly bytes: Uint8Array
}

export type PsbtToSign = {
  readonly psbt: EncodedPsbt
  readonly inputs: readonly InputToSign[]
  readonly broadcast: boolean
  readonly network: BitcoinNetworkName
}

/**
 * A wallet in its own dialect: translates requests and returns results unchecked. Errors carry a
 * code of EIP-1193. Never prompts where `isSilent`.
 */
export type DialectWallet = {
  readonly name: string
  readonly icon?: string | undefined
  /** Absent: a wallet that reports its own name. */
  readonly connector?: Connector | undefined
  /** `null`: nothing is shared without a prompt. */
  accounts(parameters: { isSilent: boolean; network: BitcoinNetworkName }): Promise<unknown>
  /** The wallet's network, if it reports one. */
  network?(): Promise<BitcoinNetworkName | undefined>
  disconnect?(): Promise<unknown>
  /**
   * Calls `onChange` on every change, without data, and `onGone` if the wallet reports that it
   * shares nothing any more. Returns a function that removes every listener.
   */
  listen(onChange: () => void, onGone?: () => void): () => void
  /** The message protocols of the wallet. `undefined`: the wallet chooses. */
  readonly protocols?: readonly MessageProtocol[] | undefined
  /** Whether requests can name a sighash type. Otherwise that of the PSBT counts. */
  readonly takesSighash: boolean
  /** The wallet does not send the PSBTs it signs. @default false */
  readonly onlySigns?: boolean | undefined
  signMessage(parameters: {
    message: string
    account: DialectAccount
    protocol: MessageProtocol
    network: BitcoinNetworkName
  }): Promise<unknown>
  signPsbt(parameters: PsbtToSign): Promise<{ psbt?: unknown; txid?: unknown }>
  /** Absent: unsupported. */
  sendTransfer?(parameters: {
    recipient: string
    amount: bigint
    account: DialectAccount
    network: BitcoinNetworkName
  }): Promise<unknown>
  switchNetwork?(network: BitcoinNetworkName): Promise<unknown>
}
