import type { CleatError, SignInStatus } from '@cleat/core'

/** What the view of signing in shows. */
export type SignInScene =
  | 'ready'
  | 'wallet'
  | 'checking'
  | 'success'
  | 'declined'
  | 'otherAccount'
  | 'apart'
  | 'contract'
  | 'unable'
  | 'late'
  | 'away'
  | 'frame'
  | 'failed'

/** What the view of signing in shows for the status of an account. */
export function describeSignIn(status: SignInStatus): SignInScene {
  switch (status.status) {
    case 'unknown':
    case 'signedOut':
      return 'ready'
    case 'signedIn':
      return 'success'
    case 'failed':
      return describeFailure(status.error)
    case 'signing': {
      const scenes = { terms: 'ready', wallet: 'wallet', service: 'checking' } as const
      return scenes[status.step]
    }
  }
}

function describeFailure({ code }: CleatError): SignInScene {
  switch (code) {
    case 'REQUEST_USER_REJECTED':
      return 'declined'
    case 'SIWX_ACCOUNT_MISMATCH':
    case 'SIWX_SIGNATURE_REFUSED':
    case 'REQUEST_ACCOUNT_CHANGED':
    case 'REQUEST_SIGNATURE_INVALID':
      return 'otherAccount'
    case 'SIWX_LINK_REFUSED':
      return 'apart'
    case 'SIWX_UNVERIFIABLE':
      return 'contract'
    case 'SIWX_UNSUPPORTED':
      return 'unable'
    case 'SIWX_EXPIRED':
    case 'SIWX_NONCE_REFUSED':
    case 'REQUEST_TIMEOUT':
      return 'late'
    case 'SIWX_DOMAIN_MISMATCH':
      return 'frame'
    case 'SERVICE_UNREACHABLE':
    case 'SERVICE_TIMEOUT':
    case 'SERVICE_BUSY':
    case 'SERVICE_FAILED':
      return 'away'
    default:
      return 'failed'
  }
}
