import type { Bytes } from '../custody/bytes/bytes.ts'
import type { KnownWallet } from '../custody/generations/knownWallet.ts'
import type { ShareBox, StoredWallet, WalletRecord } from '../custody/generations/walletRecord.ts'
import type { FrameQuestion } from '../protocol/frameRequest.ts'

/** A device of this browser, whose key does not leave it. */
export type SignerDevice = {
  /** As the service knows it. */
  readonly id: string
  readonly key: CryptoKeyPair
  /** For people: "Chrome on macOS". */
  readonly label: string
}

/** Who opens a wallet: this device, or the recovery code as it was typed. */
export type SignerHolder =
  | { readonly role: 'd'; readonly id: string; readonly key: CryptoKeyPair }
  | { readonly role: 'r'; readonly id: string; readonly code: string }

/** What two shares of a wallet come from. */
export type SignerOpening = {
  readonly wallet: StoredWallet
  readonly holder: SignerHolder
  /** The share of the holder, as it was sealed to it. */
  readonly box: ShareBox['box']
  /** The share of the service, sealed to the holder. */
  readonly serverShare: Bytes
  readonly known: KnownWallet | undefined
}

/** What the signer can be started for. It does one task and ends. */
export type SignerTasks = {
  /** Makes a wallet, whose first holders are this device and a recovery code. */
  create: {
    asked: {
      readonly walletId: string
      readonly device: SignerDevice
      readonly recovery: { readonly id: string; readonly code: string; readonly label: string }
      /** Ms since 1970. */
      readonly now: number
    }
    answer: WalletRecord & { readonly holders: readonly PublicHolder[] }
  }
  /** Opens a challenge of the service with the recovery code. */
  prove: {
    asked: {
      readonly walletId: string
      readonly code: string
      readonly sealed: Bytes
      readonly info: Bytes
    }
    answer: Bytes
  }
  /** Adds this device to the holders of a wallet that the recovery code opens. */
  addDevice: {
    asked: SignerOpening & { readonly device: SignerDevice; readonly now: number }
    answer: WalletRecord & { readonly holders: readonly PublicHolder[] }
  }
  /** Signs what the visitor approved. */
  sign: {
    asked: SignerOpening & {
      readonly question: FrameQuestion
      readonly caipNetworkId: string
      readonly address: string
    }
    answer: readonly string[]
  }
}

/** A holder, as the service lists it. */
export type PublicHolder = {
  readonly id: string
  readonly kind: 'device' | 'passkey' | 'code'
  readonly publicKey: Bytes
}

export type SignerTaskName = keyof SignerTasks

/** Runs a task where no page, no view and no network can reach its keys. */
export type Signer = {
  run<name extends SignerTaskName>(
    name: name,
    asked: SignerTasks[name]['asked'],
  ): Promise<SignerTasks[name]['answer']>
}
