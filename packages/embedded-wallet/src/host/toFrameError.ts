import { CleatError } from '@cleat/core'
import { FrameError } from './frameError.ts'

/** Says in a code of Cleat why the frame did not answer. Other errors stay as they are. */
export function toFrameError(error: unknown, context: { origin: string; name: string }): unknown {
  if (!(error instanceof FrameError)) return error
  const { origin, name: wallet } = context
  const { problem, seconds = 0 } = error
  switch (problem) {
    case 'declined':
    case 'cancelled':
      return Object.assign(new Error('The visitor declined.', { cause: error }), { code: 4001 })
    case 'refused': {
      const reason = 'this page is not on the list of the wallet'
      return new CleatError('FRAME_REFUSED', { context: { origin, reason }, cause: error })
    }
    case 'lost':
    case 'late':
      return new CleatError('FRAME_LOST', { context: { origin }, cause: error })
    case 'version':
      return new CleatError('FRAME_VERSION_UNSUPPORTED', {
        ...{ context: { update: 'app' }, cause: error },
      })
    case 'unreachable':
    case 'service':
      return new CleatError('FRAME_UNREACHABLE', { context: { origin }, cause: error })
    case 'throttled':
      return new CleatError('LOGIN_THROTTLED', {
        ...{ context: { retryAfterMs: seconds * 1000 }, cause: error },
      })
    case 'code-wrong':
      return new CleatError('LOGIN_CODE_WRONG', { context: { left: 0 }, cause: error })
    case 'code-expired':
      return new CleatError('LOGIN_CODE_EXPIRED', { cause: error })
    case 'device-unproven':
      return new CleatError('LOGIN_DEVICE_UNPROVEN', { cause: error })
    case 'locked':
    case 'not-logged-in':
      return new CleatError('WALLET_LOCKED', { context: { wallet }, cause: error })
    case 'share-mismatch':
      return new CleatError('SHARE_MISMATCH', { cause: error })
    case 'share-refused': {
      const reason = 'the service did not release it'
      return new CleatError('SHARE_REFUSED', { context: { reason }, cause: error })
    }
    case 'provider-refused':
      return new CleatError('LOGIN_PROVIDER_REFUSED', {
        ...{ context: { provider: wallet }, cause: error },
      })
    case 'provider-failed': {
      const failed = { provider: wallet, reason: 'its answer was not valid' }
      return new CleatError('LOGIN_PROVIDER_FAILED', { context: failed, cause: error })
    }
    case 'window-closed':
      return new CleatError('LOGIN_WINDOW_CLOSED', {
        ...{ context: { provider: wallet }, cause: error },
      })
    default:
      return new CleatError('FRAME_BAD_ANSWER', {
        ...{ context: { origin, reason: problem }, cause: error },
      })
  }
}
