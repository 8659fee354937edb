import type { SiwxPurpose } from '../accept/checkPurpose.ts'
import type { SiwxRequest } from '../http/siwxRequest.ts'
import type { SignedAccount } from '../routes/siwxParts.ts'
import type { Session } from '../routes/toSession.ts'

/** Signs visitors in with a wallet, on a server of yours. */
export type Siwx = {
  /**
   * Answers the requests of `CleatSIWX`, wherever they are mounted: `nonce`, `authenticate`, `me`,
   * `refresh`, `sign-out`, `sessions`, `account-metadata`, `.well-known/jwks.json`. Rejects where
   * the store does.
   */
  handler(request: Request): Promise<Response>
  /** Who is signed in. Needs the headers of the request, and for tokens also its URL and method. */
  readSession(request: SiwxRequest): Promise<Session | null>
  /**
   * Who is signed in. Throws a `SiwxProblem`, which has `toResponse()`, where there is no session.
   * With `fresh`, contracts are asked right now.
   */
  requireSession(
    request: SiwxRequest,
    options?: { readonly fresh?: boolean | undefined },
  ): Promise<Session>
  /**
   * Decides about what a wallet signed, as `authenticate` does, without a session: for servers that
   * have sessions of another library. Throws a `SiwxProblem` where it does not count.
   */
  accept(parameters: {
    readonly request: SiwxRequest
    readonly message: string
    readonly signature: string
    /** What `nonce` answered. */
    readonly token: string
    /** What it is signed for, where that is not to sign in. @default to sign in */
    readonly purpose?: SiwxPurpose | undefined
  }): Promise<SignedAccount & { readonly user: string }>
  /** Forgets what is over. Databases need it about once an hour. */
  prune(): Promise<void>
}
