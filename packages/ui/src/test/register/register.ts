import type { LanguageName } from '../../i18n/area/languageName.ts'

/** A term that visitors read in several places. */
export type Term =
  | 'wallet'
  | 'account'
  | 'address'
  | 'network'
  | 'token'
  | 'transaction'
  | 'recipient'
  | 'networkFee'
  | 'balance'
  | 'explorer'
  | 'connect'
  | 'disconnect'
  | 'send'
  | 'receive'
  | 'sign'
  | 'qrCode'
  | 'contract'

/** How a language addresses the visitor, and its one translation of each term. */
export type Register = {
  readonly language: LanguageName
  /** How the visitor is addressed: `du`, `vous`. */
  readonly address: string
  /** Words of another register. A `*` ends a stem. Case counts. */
  readonly notAddress: readonly string[]
  /** The translation of each term: all forms that are allowed. A `*` stands for any letters. */
  readonly terms: { readonly [term in Term]: readonly string[] }
  /** Other translations of the terms, which no text may use. Case does not count. */
  readonly rivals: readonly string[]
  /** All quotation marks of the language. */
  readonly quotes: string
  /** Whether words stand without spaces between them. */
  readonly isUnspaced?: boolean | undefined
}
