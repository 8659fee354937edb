import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** Who a share of a generation is sealed to. */
export type WalletHolder = {
  /** The id of a device, or 16 random bytes that the browser made. */
  readonly id: string
  readonly kind: 'device' | 'passkey' | 'code'
  readonly publicKey: string
  /** When a method of recovery was last proven to the service. */
  readonly testedAt?: string | null | undefined
}

/** A holder with what is sealed to it: `d` for devices, `r` for recovery methods. */
export type SealedHolder = Omit<WalletHolder, 'testedAt'> & { readonly box: string }

/** One set of shares. */
export type NewGeneration = {
  readonly generation: number
  readonly keystore: string
  /** The share of the service. It is wrapped before it is stored. */
  readonly share: string
  readonly holders: readonly SealedHolder[]
}

/** `POST wallets`: all or nothing. The same wallet may be posted again while no answer came. */
export type CreateWallet = NewGeneration & {
  /** 16 random bytes that the browser made, because shares are bound to it. */
  readonly id: string
  readonly accounts: readonly string[]
  /** By namespace: what addresses stand for, pinned at the first connection. */
  readonly accountTypes: Readonly<Record<string, string>>
  /** Whether signing asks for a passkey. */
  readonly confirm: 'passkey' | 'off'
  /** Whether the visitor wants one beside a wallet that cannot be opened here. */
  readonly isSeparate: boolean
}

/** A wallet as its owner sees it. */
export type WalletFacts = {
  readonly id: string
  readonly generation: number
  readonly accounts: readonly string[]
  readonly accountTypes: Readonly<Record<string, string>>
  readonly confirm: 'passkey' | 'off'
  readonly isFrozen: boolean
  /** When it is deleted, if the owner asked for it. */
  readonly deletesIn: number | null
  /** When another browser can open it by recovery code, if one waits for that. 0: it can now. */
  readonly recoversIn: number | null
  readonly holders: readonly WalletHolder[]
  readonly createdAt: string
}

/** `POST wallets/:id/proof`: a challenge for a recovery method. */
export type AskProof = { readonly holder: string }

/** 32 random bytes, sealed to the holder with the `info` of `toProofInfo`. */
export type ProofChallenge = {
  readonly id: string
  readonly sealed: string
  readonly generation: number
  readonly expiresIn: number
}

/**
 * Who asks: this device, by the DPoP proof of the request, or a recovery method that opened a
 * challenge.
 */
export type HolderProof =
  | { readonly kind: 'device' }
  | { readonly kind: 'recovery'; readonly id: string; readonly opened: string }

/** `POST wallets/:id/share`. */
export type AskShare = {
  readonly generation: number
  readonly purpose: 'sign' | 'reshare' | 'export'
  /** SHA-256 of what is signed. */
  readonly digest: string | null
  readonly proof: HolderProof
  /** The answer of a passkey to `POST passkeys/options` with `purpose: 'confirm'`, as JSON. */
  readonly confirmation: string | null
}

/** What opens the keystore, together. */
export type ReleasedShare = {
  readonly generation: number
  readonly holder: string
  /** The share of the service, sealed to the holder with the `info` of `toShareInfo`. */
  readonly share: string
  readonly box: string
  readonly keystore: string
}

/** `PUT wallets/:id/generation`: taken if `generation` is one more than the current one. */
export type PutGeneration = NewGeneration & { readonly proof: HolderProof }

/** `POST freeze`: what the link of a notice has after `#`. */
export type FreezeWallet = { readonly token: string }

/** `POST wallets/:id/thaw`: a holder opens a frozen wallet again. */
export type ThawWallet = { readonly proof: HolderProof }

/** `POST wallets/:id/test`: a method of recovery works. Nothing is released. */
export type TestRecovery = { readonly proof: HolderProof }

/** `PUT wallets/:id/confirm`: whether each signature asks for a passkey. */
export type PutConfirm = {
  readonly confirm: 'passkey' | 'off'
  readonly proof: HolderProof
  /** Of a passkey, where the wallet asks for one until now. */
  readonly confirmation: string | null
}

const generation = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2 ** 31 - 1))
const keystore = wireParts.bytes({ min: 1, max: 24_000 })
const share = wireParts.bytes({ min: 33, max: 33 })
/** A point, a tag and a share or challenge. */
const sealed = wireParts.bytes({ min: 82, max: 512 })
const confirm = v.picklist(['passkey', 'off'])
const confirmation = v.nullable(v.pipe(v.string(), v.maxLength(8000)))
const accounts = v.pipe(v.array(wireParts.account), v.minLength(1), v.maxLength(8))
const { accountTypes } = wireParts
const holderEntries = {
  id: wireParts.id,
  kind: v.picklist(['device', 'passkey', 'code']),
  publicKey: wireParts.publicKey,
}
const generationEntries = {
  generation,
  keystore,
  share,
  holders: v.pipe(
    v.array(v.strictObject({ ...holderEntries, box: sealed })),
    v.minLength(1),
    v.maxLength(32),
  ),
}
const proof = v.variant('kind', [
  v.strictObject({ kind: v.literal('device') }),
  v.strictObject({ kind: v.literal('recovery'), id: wireParts.id, opened: wireParts.hash }),
])

/** Requests and answers of `wallets`. */
export const walletSchemas: {
  readonly create: v.GenericSchema<unknown, CreateWallet>
  /** The answer of `POST wallets`, `GET wallets/:id` and `PUT wallets/:id/generation`. */
  readonly answer: v.GenericSchema<unknown, { readonly wallet: WalletFacts }>
  readonly askProof: v.GenericSchema<unknown, AskProof>
  readonly challenge: v.GenericSchema<unknown, ProofChallenge>
  readonly askShare: v.GenericSchema<unknown, AskShare>
  readonly share: v.GenericSchema<unknown, ReleasedShare>
  readonly generation: v.GenericSchema<unknown, PutGeneration>
  readonly freeze: v.GenericSchema<unknown, FreezeWallet>
  readonly thaw: v.GenericSchema<unknown, ThawWallet>
  readonly confirm: v.GenericSchema<unknown, PutConfirm>
  readonly test: v.GenericSchema<unknown, TestRecovery>
} = {
  create: v.strictObject({
    id: wireParts.id,
    ...generationEntries,
    generation: v.literal(1),
    accounts,
    accountTypes,
    confirm,
    isSeparate: v.boolean(),
  }),
  answer: v.strictObject({
    wallet: v.strictObject({
      id: wireParts.id,
      generation,
      accounts,
      accountTypes,
      confirm,
      isFrozen: v.boolean(),
      deletesIn: v.nullable(wireParts.seconds),
      recoversIn: v.nullable(wireParts.seconds),
      holders: v.array(
        v.strictObject({ ...holderEntries, testedAt: v.optional(v.nullable(wireParts.instant)) }),
      ),
      createdAt: wireParts.instant,
    }),
  }),
  askProof: v.strictObject({ holder: wireParts.id }),
  challenge: v.strictObject({
    id: wireParts.id,
    sealed,
    generation,
    expiresIn: wireParts.seconds,
  }),
  askShare: v.strictObject({
    generation,
    purpose: v.picklist(['sign', 'reshare', 'export']),
    digest: v.nullable(wireParts.hash),
    proof,
    confirmation,
  }),
  share: v.strictObject({ generation, holder: wireParts.id, share: sealed, box: sealed, keystore }),
  generation: v.strictObject({ ...generationEntries, proof }),
  freeze: v.strictObject({ token: wireParts.linkToken }),
  thaw: v.strictObject({ proof }),
  confirm: v.strictObject({ confirm, proof, confirmation }),
  test: v.strictObject({ proof }),
}
