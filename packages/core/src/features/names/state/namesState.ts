import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { NameChange } from './nameChange.ts'

/** A name to choose from. */
export type NameSuggestion = {
  /** The whole name. */
  readonly name: string
  /** Whether an account has it. */
  readonly isRegistered: boolean
}

/** Why a text is no name. */
export type LabelFault =
  | 'too-short'
  | 'too-long'
  /** A hyphen at an end, or as third and fourth character. */
  | 'hyphens'
  | 'like-an-address'

/** What is known of the text as a name. */
export type NameCheck =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly fault: LabelFault }
  | { readonly status: 'checking' }
  | { readonly status: 'free' }
  | { readonly status: 'taken' }
  | { readonly status: 'reserved' }
  /** `other` is absent where the service does not tell. */
  | { readonly status: 'similar'; readonly other?: string | undefined }
  /** The service did not answer. It decides when the name is registered. */
  | { readonly status: 'unknown'; readonly error: CleatError }

/** How far a registration is. */
export type NameFlow =
  | { readonly status: 'idle' }
  | { readonly status: 'signing'; readonly name: string }
  | { readonly status: 'registering'; readonly name: string }
  | { readonly status: 'registered'; readonly name: string }
  | { readonly status: 'failed'; readonly name: string; readonly error: CleatError }

/** Where names are registered. */
export type NameZone = {
  readonly zone: string
  readonly minLength: number
  /** Whether a contract answers for the zone on a chain. */
  readonly isOnChain: boolean
}

/** The choice of a name (spec §3). */
export type NamesState = {
  /** The text as typed, without what a name cannot have. */
  text: string
  /** The last character that was left out of the text. */
  dropped?: string | undefined
  check: NameCheck
  suggestions: readonly NameSuggestion[]
  /** Whether suggestions are being fetched. */
  loading: boolean
  /** The zone of the app, once the service has confirmed it. */
  zone?: NameZone | undefined
  /** Why there is no zone. */
  zoneError?: CleatError | undefined
  flow: NameFlow
  /** How far the last change of a name is. */
  change: NameChange
}
