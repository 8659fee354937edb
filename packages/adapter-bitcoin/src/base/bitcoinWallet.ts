import type { ChainWallet, ConnectionAccount } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import type { InputToSign, MessageProtocol } from './dialectWallet.ts'

/** A Bitcoin wallet of any dialect. Its results are checked. */
export type BitcoinWallet = ChainWallet & {
  /** Base64. */
  signMessage(parameters: {
    message: string
    account: ConnectionAccount
    network: BitcoinNetworkName
    /** Absent: the protocol that suits the address and the wallet. */
    protocol?: MessageProtocol | undefined
  }): Promise<string>
  /** Takes and returns base64. */
  signPsbt(parameters: {
    psbt: string
    inputs: readonly InputToSign[]
    broadcast: boolean
    network: BitcoinNetworkName
  }): Promise<{ psbt: string; txid?: string | undefined }>
  /** Whether the wallet signs PSBTs without sending them. @default false */
  readonly onlySigns?: boolean | undefined
  /** Whether the wallet has no payment method, only PSBTs. @default false */
  readonly lacksTransfer?: boolean | undefined
  sendTransfer(parameters: {
    recipient: string
    amount: bigint
    account: ConnectionAccount
    network: BitcoinNetworkName
  }): Promise<string>
}
