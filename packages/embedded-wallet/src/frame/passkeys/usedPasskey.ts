import type { Bytes } from '../../custody/bytes/bytes.ts'

/** What a passkey is good for, once it was used. */
export type UsedPasskey =
  /** Its PRF answered a `get()`: it is a method of recovery. */
  | { readonly kind: 'tested'; readonly secret: Bytes }
  /** It logs in, and opens nothing. */
  | { readonly kind: 'lacking' }
  /** It was made, and its PRF was not asked yet. */
  | { readonly kind: 'untested' }
