import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { PermissionSession } from './permissionSession.ts'

/** Where a list could not be had from. */
export type MissingSource = 'wallet' | 'service'

/** What the account in use allowed. Newest first. */
export type SessionsList =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly sessions: readonly PermissionSession[] }
  | {
      readonly status: 'success'
      readonly sessions: readonly PermissionSession[]
      /** What the rest was shown without. */
      readonly missing: readonly MissingSource[]
    }
  | { readonly status: 'failed'; readonly error: CleatError }

export type Granting =
  | { readonly status: 'idle' }
  /** The wallet asks. */
  | { readonly status: 'asking' }
  /** It is granted, and the service is notified. */
  | { readonly status: 'storing'; readonly pci: string }
  | {
      readonly status: 'success'
      readonly pci: string
      /** Whether the service has it. `undefined` without a service. */
      readonly isStored?: boolean | undefined
    }
  /** With `pci` the wallet granted more than was asked for: it can be revoked. */
  | { readonly status: 'failed'; readonly error: CleatError; readonly pci?: string | undefined }

export type Revoking =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly pcis: readonly string[] }
  | {
      readonly status: 'done'
      /** Those that are proven to have ended. */
      readonly ended: readonly string[]
      /** Those that may still be active. */
      readonly open: readonly string[]
    }

/** Permissions of the account in use. */
export type SessionsState = { list: SessionsList; granting: Granting; revoking: Revoking }
