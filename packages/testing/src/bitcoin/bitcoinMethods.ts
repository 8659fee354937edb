import type { BitcoinAccount } from './bitcoinAccount.ts'
import type { BitcoinNetworkName } from './bitcoinNetwork.ts'
import type { BitcoinInputToSign } from './signBitcoinPsbt.ts'

/** Parameters and answers of the wallet by method, independent of the dialect. */
export type BitcoinMethods = {
  /** Asks for access. */
  connect: {
    /** What the site sends. */
    parameters: {
      /** Whether to answer without a question to the user. */
      isSilent: boolean
    }
    /** The shared addresses. */
    answer: readonly BitcoinAccount[]
  }
  /** Ends the access. */
  disconnect: {
    /** Nothing. */
    parameters: Record<never, never>
    /** Nothing. */
    answer: null
  }
  /** Signs a message. */
  signMessage: {
    /** What the site sends. */
    parameters: {
      /** The address that signs. @default the active one */
      address?: string | undefined
      /** The text to sign. */
      message: string
      /** How to sign: ECDSA (BIP-137) or BIP-322. */
      protocol: 'ecdsa' | 'bip322'
    }
    /** The signature. */
    answer: {
      /** The address that signed. */
      address: string
      /** Base64. */
      signature: string
    }
  }
  /** Signs a PSBT (BIP-174). */
  signPsbt: {
    /** What the site sends. */
    parameters: {
      /** The serialized PSBT. */
      psbt: Uint8Array
      /** The inputs to sign. @default every input that the wallet can sign */
      inputs?: readonly BitcoinInputToSign[] | undefined
      /** Whether to finalize the inputs. */
      finalize: boolean
      /** Whether to send the transaction. */
      broadcast: boolean
    }
    /** The signed PSBT. */
    answer: {
      /** The serialized PSBT. */
      psbt: Uint8Array
      /** The id of the transaction, if it was sent. */
      txid?: string | undefined
    }
  }
  /** Pays an address. */
  sendTransfer: {
    /** What the site sends. */
    parameters: {
      /** The address that is paid. */
      recipient: string
      /** The amount in satoshis. */
      sats: bigint
    }
    /** The payment. */
    answer: {
      /** The id of the transaction. */
      txid: string
    }
  }
  /** Sends a signed PSBT. */
  pushPsbt: {
    /** What the site sends. */
    parameters: {
      /** The serialized PSBT. */
      psbt: Uint8Array
    }
    /** The payment. */
    answer: {
      /** The id of the transaction. */
      txid: string
    }
  }
  /** Switches the network. */
  switchNetwork: {
    /** What the site sends. */
    parameters: {
      /** The requested network. */
      network: BitcoinNetworkName
    }
    /** Nothing. */
    answer: null
  }
}

/** The methods of the wallet, as `program` takes them. */
export type BitcoinMethod = keyof BitcoinMethods
