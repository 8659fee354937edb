import type { SiwxKey } from '@cleat/siwx/server'

/** How visitors sign in. */
export type AuthConfig = {
  /** Origins of apps. The first also stands for requests without `Origin`. */
  readonly origins: readonly string[]
  /** Secrets that seal what is asked. The first seals; the others still open. */
  readonly secrets: readonly string[]
  /** Keys of access tokens, the newest first. Absent: cookies alone open sessions. */
  readonly keys: readonly SiwxKey[] | undefined
  /** Where the service is, where that is not on an origin of an app. */
  readonly url: string | undefined
  readonly session: { readonly idleDays: number; readonly absoluteDays: number }
}
