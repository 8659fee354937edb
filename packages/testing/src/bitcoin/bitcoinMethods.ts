import type { BitcoinAccount } from './bitcoinAccount.ts'
import type { BitcoinNetworkName } from './bitcoinNetwork.ts'
import type { BitcoinInputToSign } from './signBitcoinPsbt.ts'

/** Parameters and answers of the wallet by method, independent of the dialect. */
export type BitcoinMethods = {
  connect: { parameters: { isSilent: boolean }; answer: readonly BitcoinAccount[] }
  disconnect: { parameters: Record<never, never>; answer: null }
  signMessage: {
    parameters: { address?: string | undefined; message: string; protocol: 'ecdsa' | 'bip322' }
    /** Base64. */
    answer: { address: string; signature: string }
  }
  signPsbt: {
    parameters: {
      psbt: Uint8Array
      inputs?: readonly BitcoinInputToSign[] | undefined
      finalize: boolean
      broadcast: boolean
    }
    answer: { psbt: Uint8Array; txid?: string | undefined }
  }
  sendTransfer: { parameters: { recipient: string; sats: bigint }; answer: { txid: string } }
  pushPsbt: { parameters: { psbt: Uint8Array }; answer: { txid: string } }
  switchNetwork: { parameters: { network: BitcoinNetworkName }; answer: null }
}

export type BitcoinMethod = keyof BitcoinMethods
