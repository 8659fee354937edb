import type { SignedSession } from '../schemas/sessionSchemas.ts'

/** A session of permissions that is stored. */
export type PermissionSession = {
  /** A CAIP-10 id in lower case. */
  readonly account: string
  /** The page that stored it. */
  readonly origin: string
  readonly projectId: string | undefined
  /** Whether a key of the app signed it, and not the account. */
  readonly isByDelegate: boolean
  readonly signed: SignedSession
  readonly createdAt: Date
  readonly revokedAt: Date | undefined
}

/** Whose sessions are wanted. */
export type SessionQuery = {
  /** In lower case. */
  readonly address: string
  /** The CAIP-2 id of its chain. @default all chains */
  readonly chain?: string | undefined
  /** The page that asks. @default sessions of all pages */
  readonly asking?: { readonly origin: string; readonly projectId: string | undefined } | undefined
}

/** Where permission sessions are kept. */
export type SessionStore = {
  find(pci: string): Promise<PermissionSession | undefined>
  /** The newest first. */
  list(query: SessionQuery): Promise<readonly PermissionSession[]>
  /**
   * Stores a session, or what is new of one that is stored. `revoked` ones stay as they are, and
   * `taken` are ids of another account. What the account signed, only the account changes. Keys
   * of apps have a limit apart, so that they cannot displace what an account signed.
   */
  save(
    session: Omit<PermissionSession, 'createdAt' | 'revokedAt'>,
  ): Promise<'saved' | 'revoked' | 'taken' | 'limit'>
  /** Says that a session is over. Has no effect on one that is. */
  revoke(pci: string): Promise<void>
  /** Deletes what ended a month ago. */
  prune(): Promise<void>
}
