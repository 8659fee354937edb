import type { Hex } from 'viem'
import type { BitcoinInputToSign } from '../../bitcoin/signBitcoinPsbt.ts'
import type { FamilyNetwork } from './familyNetwork.ts'

/** A question to the user about Solana or Bitcoin, as plain data. */
export type FamilyQuestion =
  | {
      readonly kind: 'signSolanaMessage'
      readonly network: FamilyNetwork
      readonly address: string
      /** The message as text, or as hexadecimal when it is not text. */
      readonly message: string
      readonly bytes: Hex
    }
  | {
      readonly kind: 'signSolanaTransactions'
      readonly network: FamilyNetwork
      readonly address: string
      /** Base64. */
      readonly transactions: readonly string[]
      /** Whether the wallet also sends them. */
      readonly isSent: boolean
    }
  | {
      readonly kind: 'signBitcoinMessage'
      readonly network: FamilyNetwork
      readonly address: string
      readonly message: string
      readonly protocol: 'ecdsa' | 'bip322'
    }
  | {
      readonly kind: 'signPsbt'
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
      readonly kind: 'sendBitcoin'
      readonly network: FamilyNetwork
      readonly from: string
      readonly to: string
      readonly sats: bigint
    }
