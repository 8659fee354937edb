import type { Hex } from 'viem'
import type { NameProof } from './nameRegistration.ts'

/** Who changes a name, and what was signed for it. */
export type NameChange = {
  readonly name: string
  /** A key on all chains of its family, or a contract on its chain. */
  readonly subject: string
  readonly proof: NameProof
}

export type RecordsChange = NameChange & {
  /** The text whose hash was signed. */
  readonly records: string
  /** `null` deletes. */
  readonly texts: ReadonlyMap<string, string | null>
  /** In the binary form, and as the account writes it. `null` deletes. */
  readonly addresses: ReadonlyMap<bigint, { readonly form: Hex; readonly text: string } | null>
  /** What further accounts signed. */
  readonly proofs: readonly NameProof[]
}

/** An account, with the binary form of its address as hex in lower case. */
export type AccountForm = { readonly account: string; readonly form: Hex }

export type TransferOffer = NameChange & {
  readonly from: AccountForm
  /** Absent: what was offered before is withdrawn. */
  readonly to: AccountForm | undefined
}

export type TransferAcceptance = NameChange & {
  readonly form: Hex
  /** As the account writes it. */
  readonly address: string
  readonly addresses: ReadonlyMap<bigint, Hex>
  /** Whether the one who signed is who a CAIP-10 account names. */
  isNamedBy(account: string): boolean
}

/**
 * What became of a change. `unknown`: there is no such name, or it rests without an owner.
 * `foreign`: it is another owner's, or was offered to another one.
 */
export type ChangeOutcome = 'done' | 'unknown' | 'foreign' | 'limit'
