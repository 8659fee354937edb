import type { Hex } from 'viem'
import type { BitcoinInputToSign } from '../../bitcoin/signBitcoinPsbt.ts'
import type { FamilyNetwork } from './familyNetwork.ts'

/** A question to the user about another namespace than EIP-155, as plain data. */
export type FamilyQuestion =
  | {
      /** The app asks to sign a document on a Cosmos chain. */
      readonly kind: 'signCosmosAmino'
      /** The network of the request. */
      readonly network: FamilyNetwork
      /** The account that signs, in bech32. */
      readonly address: string
      /** The text that is signed: JSON with sorted keys. */
      readonly document: string
    }
  | {
      /** The app asks to sign a message on Solana. */
      readonly kind: 'signSolanaMessage'
      /** The network of the request. */
      readonly network: FamilyNetwork
      /** The account that signs, in base58. */
      readonly address: string
      /** The message as text, or as hexadecimal when it is not text. */
      readonly message: string
      /** The bytes to sign, in hex. */
      readonly bytes: Hex
    }
  | {
      /** The app asks to sign Solana transactions. */
      readonly kind: 'signSolanaTransactions'
      /** The network of the transactions. */
      readonly network: FamilyNetwork
      /** The account that signs, in base58. */
      readonly address: string
      /** Base64. */
      readonly transactions: readonly string[]
      /** Whether the wallet also sends them. */
      readonly isSent: boolean
    }
  | {
      /** The app asks to sign a message on Bitcoin. */
      readonly kind: 'signBitcoinMessage'
      /** The network of the request. */
      readonly network: FamilyNetwork
      /** The address that signs. */
      readonly address: string
      /** The text to sign. */
      readonly message: string
      /** How to sign: ECDSA (BIP-137) or BIP-322. */
      readonly protocol: 'ecdsa' | 'bip322'
    }
  | {
      /** The app asks to sign a PSBT (BIP-174). */
      readonly kind: 'signPsbt'
      /** The network of the transaction. */
      readonly network: FamilyNetwork
      /** Every address of the account. */
      readonly addresses: readonly string[]
      /** Base64. */
      readonly psbt: string
      /** The inputs to sign. @default every input that the wallet can sign */
      readonly inputs?: readonly BitcoinInputToSign[] | undefined
      /** Whether the wallet also sends it. */
      readonly isSent: boolean
    }
  | {
      /** The app asks for a payment. */
      readonly kind: 'sendBitcoin'
      /** The network of the payment. */
      readonly network: FamilyNetwork
      /** The address of the sender. */
      readonly from: string
      /** The address of the receiver. */
      readonly to: string
      /** The amount in satoshis. */
      readonly sats: bigint
    }
