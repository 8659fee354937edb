import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { AuthLogin } from '../../../contract/auth/authLogin.ts'
import type { AuthStep } from '../../../contract/auth/authLogins.ts'
import type { AuthSurface } from '../../../contract/auth/authSurface.ts'
import type { EventsController } from '../../../state/events.ts'

/** What is tracked of one login. No event has an address or a name. */
export type LoginTracker = {
  readonly onStep: (step: AuthStep) => void
  readonly onSuccess: () => void
  readonly onError: (error: CleatError) => void
}

const endedByVisitor: readonly string[] = [
  ...['CONNECTION_USER_REJECTED', 'CONNECTION_USER_CLOSED'],
  ...['CONNECTION_REPLACED', 'LOGIN_WINDOW_CLOSED'],
]

/** Tracks a login by its events. */
export function trackLogin(parameters: {
  events: EventsController
  login: AuthLogin
  surface: AuthSurface
}): LoginTracker {
  const { events, login, surface } = parameters
  if (login.method === 'social') return trackSocial(events, login.provider)
  const stop = login.method === 'email' ? trackCode(events, surface) : undefined
  return {
    onStep: () => undefined,
    onSuccess: () => stop?.(true),
    onError(error) {
      stop?.(false)
      const { shortMessage: message, code } = error
      const isCode = code === 'LOGIN_CODE_WRONG' || code === 'LOGIN_CODE_EXPIRED'
      if (isCode) events.track('EMAIL_VERIFICATION_CODE_FAIL', { message, code })
      const isEnded = endedByVisitor.includes(code)
      events.track(isEnded ? 'USER_REJECTED' : 'CONNECT_ERROR', { message, code })
    },
  }
}

function trackSocial(
  events: EventsController,
  provider: Extract<AuthLogin, { method: 'social' }>['provider'],
): LoginTracker {
  let last: AuthStep | undefined
  events.track('SOCIAL_LOGIN_STARTED', { provider })
  return {
    onStep(step) {
      if (last === 'window' && step === 'service')
        events.track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
      last = step
    },
    onSuccess: () => events.track('SOCIAL_LOGIN_SUCCESS', { provider }),
    onError({ shortMessage: message, code }) {
      if (endedByVisitor.includes(code)) events.track('SOCIAL_LOGIN_CANCELED', { provider })
      else events.track('SOCIAL_LOGIN_ERROR', { provider, message, code })
    },
  }
}

/** Tracks the code by what the frame shows. @returns ends it */
function trackCode(events: EventsController, surface: AuthSurface): (hasPassed: boolean) => void {
  const seen = new Set<string>()
  const pass = () => {
    if (!seen.has('code') || seen.has('passed')) return
    seen.add('passed')
    events.track('EMAIL_VERIFICATION_CODE_PASS')
  }
  const look = () => {
    const { view } = surface.read() ?? {}
    if (!view) return
    if (view === 'code' && !seen.has(view)) events.track('EMAIL_VERIFICATION_CODE_SENT')
    if (view !== 'code') pass()
    seen.add(view)
  }
  events.track('EMAIL_SUBMITTED')
  look()
  const stop = surface.subscribe(look)
  return (hasPassed) => {
    stop()
    if (!hasPassed) return
    pass()
    if (seen.has('device')) events.track('DEVICE_REGISTERED_FOR_EMAIL')
  }
}
