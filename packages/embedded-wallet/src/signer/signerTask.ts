import type { Bytes } from '../custody/bytes/bytes.ts'
import type { KnownWallet } from '../custody/generations/knownWallet.ts'
import type { ShareBox, StoredWallet, WalletRecord } from '../custody/generations/walletRecord.ts'
import type { Account } from '../custody/keystore/account.ts'
import type { FrameQuestion } from '../protocol/frameRequest.ts'

/** A device of this browser, whose key does not leave it. */
export type SignerDevice = {
  /** As the service knows it. */
  readonly id: string
  readonly key: CryptoKeyPair
  /** For people: "Chrome on macOS". */
  readonly label: string
}

/**
 * A method of recovery: the code as it was typed, or what a passkey gave in `get()`. The signer
 * uses its copy of the bytes up.
 */
export type SignerRecovery =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'passkey'; readonly secret: Bytes }

/** Who opens a wallet: this device, or a method of recovery. */
export type SignerHolder =
  | { readonly role: 'd'; readonly id: string; readonly key: CryptoKeyPair }
  | { readonly role: 'r'; readonly id: string; readonly recovery: SignerRecovery }

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
  /** Makes a wallet, whose first holders are this device and a method of recovery. */
  create: {
    asked: {
      readonly walletId: string
      readonly device: SignerDevice
      readonly recovery: SignerRecovery
      /** What accounts are, and stay, by namespace. @default plain */
      readonly accountTypes?: Readonly<Partial<Record<Account['namespace'], string>>> | undefined
      /** Of the method of recovery, for people. */
      readonly label: string
      /** Ms since 1970. */
      readonly now: number
    }
    answer: WalletRecord & { readonly holders: readonly PublicHolder[] }
  }
  /** The id of a method of recovery among the holders of a wallet. */
  identify: {
    asked: { readonly walletId: string; readonly recovery: SignerRecovery }
    answer: string
  }
  /** Opens a challenge of the service with a method of recovery. */
  prove: {
    asked: {
      readonly walletId: string
      readonly recovery: SignerRecovery
      readonly sealed: Bytes
      readonly info: Bytes
    }
    answer: Bytes
  }
  /** Adds this device to the holders of a wallet that a method of recovery opens. */
  addDevice: {
    asked: SignerOpening & {
      readonly device: SignerDevice
      /** Ids of devices that were removed since. */
      readonly gone?: readonly string[] | undefined
      readonly now: number
    }
    answer: WalletRecord & { readonly holders: readonly PublicHolder[] }
  }
  /** Opens the wallet, to see that this device can, and whose it is. */
  open: { asked: SignerOpening; answer: KnownWallet }
  /** Adds another device to the holders, if its key is the one whose code the visitor typed. */
  admitDevice: {
    asked: SignerOpening & {
      readonly device: {
        readonly id: string
        readonly publicKey: Bytes
        readonly label: string
      }
      readonly code: string
      /** Ids of devices that were removed since. */
      readonly gone?: readonly string[] | undefined
      readonly now: number
    }
    answer: WalletRecord & { readonly holders: readonly PublicHolder[] }
  }
  /** Makes a recovery kit: its file, and its code as it is written down. */
  kit: {
    asked: SignerOpening & { /** Ms since 1970. */ readonly now: number }
    answer: SealedKit
  }
  /** Changes who opens a wallet. */
  changeHolders: {
    asked: SignerOpening & {
      /** By id. */
      readonly remove: readonly string[]
      /** A method of recovery that was just used. */
      readonly add?: { readonly recovery: SignerRecovery; readonly label: string } | undefined
      readonly now: number
    }
    answer: WalletRecord & { readonly holders: readonly PublicHolder[] }
  }
  /** Writes the words of a wallet, or the key of one account, for the screen: as UTF-8. */
  export: {
    asked: SignerOpening & { readonly what: ExportedSecret }
    answer: Bytes
  }
  /** Signs what the visitor approved. */
  sign: {
    asked: SignerOpening & {
      readonly question: PlainQuestion
      readonly caipNetworkId: string
      readonly address: string
    }
    answer: readonly string[]
  }
  /** Signs what a smart account does, once the visitor approved it. */
  signCalls: {
    asked: SignerOpening & {
      readonly question: CallsQuestion
      readonly caipNetworkId: string
      readonly address: string
    }
    answer: readonly string[]
  }
}

/** A recovery kit. Its two parts together are the wallet. */
export type SealedKit = { readonly file: string; readonly code: string }

/** What leaves a wallet: all of it as 24 words, or the key of one account. */
export type ExportedSecret = 'words' | 'eip155' | 'solana'

/** What is signed for a plain account. */
export type PlainQuestion = Exclude<FrameQuestion, CallsQuestion>

/** What smart accounts ask. */
export type CallsQuestion = Extract<
  FrameQuestion,
  { method: 'wallet_signCalls' | 'wallet_removeUpgrade' }
>

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
