import type { SiwxCookies } from '../http/siwxCookies.ts'

/** Who sends a request. */
export type Caller = {
  /** Of the app. */
  readonly origin: string
  readonly cookies: SiwxCookies
  /** The thumbprint of a key that the client showed to hold. Absent: its cookies say who it is. */
  readonly jkt?: string | undefined
  /** The access token that came along with the proof. */
  readonly token?: string | undefined
  /** Headers of the answer. */
  readonly headers: Headers
}
