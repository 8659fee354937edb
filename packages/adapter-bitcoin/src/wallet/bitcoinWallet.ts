import type { ChainWallet, ConnectionAccount } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import type { InputToSign, MessageProtocol } from './dialectWallet.ts'

/** A wallet of Bitcoin, whatever it speaks. What it answers was checked. */
export type BitcoinWallet = ChainWallet & {
  /** Base64. */
  signMessage(parameters: {
    message: string
    account: ConnectionAccount
    network: BitcoinNetworkName
    /** Absent: the one that suits the address and the wallet. */
    protocol?: MessageProtocol | undefined
  }): Promise<string>
  /** Base64 in, base64 out. */
  signPsbt(parameters: {
    psbt: string
    inputs: readonly InputToSign[]
    broadcast: boolean
    network: BitcoinNetworkName
  }): Promise<{ psbt: string; txid?: string | undefined }>
  /** Whether the wallet signs PSBTs and sends none. @default false */
  readonly onlySigns?: boolean | undefined
  /** Whether the wallet has no payments of its own, only PSBTs. @default false */
  readonly lacksTransfer?: boolean | undefined
  sendTransfer(parameters: {
    recipient: string
    amount: bigint
    account: ConnectionAccount
    network: BitcoinNetworkName
  }): Promise<string>
}
