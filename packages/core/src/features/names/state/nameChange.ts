import type { CleatError } from '../../../base/errors/cleatError.ts'

/** What an owner does with a name, beside registering it. */
export type NameAction = 'records' | 'transfer' | 'accept' | 'release'

/** How far a change of a name is. */
export type NameChange =
  | { readonly status: 'idle' }
  | {
      readonly status: 'signing' | 'sending' | 'done'
      readonly action: NameAction
      /** The whole name. */
      readonly name: string
    }
  | {
      readonly status: 'failed'
      readonly action: NameAction
      readonly name: string
      readonly error: CleatError
    }

/** What a name leads to and says. `null` deletes; what is absent stays. */
export type NameRecords = {
  /** By key (ENSIP-5), such as `avatar`, `description` and `url`. */
  readonly texts?: { readonly [key: string]: string | null } | undefined
  /** Addresses as their chains write them, by coin type (ENSIP-9, ENSIP-11) as a decimal number. */
  readonly addresses?: { readonly [coinType: string]: string | null } | undefined
}

/** A name that an account offered to another one, or was offered. */
export type NameTransfer = {
  readonly name: string
  /** The account that offered it (CAIP-10). */
  readonly from: string
  /** The account that may accept it (CAIP-10). */
  readonly to: string
  /** Until when it can be accepted (RFC 3339). */
  readonly endsAt: string
  /** When the accepted name leads to its new owner (RFC 3339). `undefined` before. */
  readonly resolvesAt?: string | undefined
}
