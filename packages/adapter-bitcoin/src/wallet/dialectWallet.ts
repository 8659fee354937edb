import type { Connector } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'

/** An address as a wallet tells it, unchecked. */
export type GivenAccount = {
  readonly address: unknown
  /** Hexadecimal or bytes. */
  readonly publicKey?: unknown
  /** What the wallet uses it for. Told by the address where the wallet does not say. */
  readonly purpose?: unknown
  readonly path?: unknown
}

/** An account that was checked, as far as dialects need it. */
export type DialectAccount = {
  readonly address: string
  readonly type?: string | undefined
  readonly publicKey?: string | undefined
}

export type MessageProtocol = 'ecdsa' | 'bip322'

export type InputToSign = {
  readonly index: number
  readonly address: string
  /** What the signature may cover. Absent: what the PSBT says, or everything. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** A PSBT in each of the ways that wallets write it. */
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
 * One wallet in its own dialect: what is asked is put in its words, what it answers is passed on unread. Errors carry a code of
 * EIP-1193. Never prompts where `isSilent`.
 */
export type DialectWallet = {
  readonly name: string
  readonly icon?: string | undefined
  /** Absent: a wallet that names itself. */
  readonly connector?: Connector | undefined
  /** `null`: nothing is shared without asking. */
  accounts(parameters: { isSilent: boolean; network: BitcoinNetworkName }): Promise<unknown>
  /** Where the wallet is, if it says so. */
  network?(): Promise<BitcoinNetworkName | undefined>
  disconnect?(): Promise<unknown>
  /**
   * Tells that something changed; who listens asks what. Where the wallet says so, that nothing is shared any more. Returns what takes
   * every listener away.
   */
  listen(onChange: () => void, onGone?: () => void): () => void
  /** Which ways of signing a text the wallet has. Absent: it chooses by itself. */
  readonly protocols?: readonly MessageProtocol[] | undefined
  /** Whether a wallet can be told what a signature covers. Where not, it goes by the PSBT. */
  readonly takesSighash: boolean
  /** The wallet sends no PSBT that it signed. @default false */
  readonly onlySigns?: boolean | undefined
  signMessage(parameters: {
    message: string
    account: DialectAccount
    protocol: MessageProtocol
    network: BitcoinNetworkName
  }): Promise<unknown>
  signPsbt(parameters: PsbtToSign): Promise<{ psbt?: unknown; txid?: unknown }>
  /** Absent: the wallet has no such thing. */
  sendTransfer?(parameters: {
    recipient: string
    amount: bigint
    account: DialectAccount
    network: BitcoinNetworkName
  }): Promise<unknown>
  switchNetwork?(network: BitcoinNetworkName): Promise<unknown>
}
