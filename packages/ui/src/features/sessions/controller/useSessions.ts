import { CleatError, type SessionsController } from '@cleat/core'
import { useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's permissions, for views under `withFeature('sessions', …)`. Reads the list when it is
 * not known.
 * @throws `UI_LOAD_FAILED` if it is not loaded
 */
export function useSessions(): SessionsController {
  const { sessions } = useKit().controllers
  if (!sessions) throw new CleatError('UI_LOAD_FAILED')
  const isIdle = useControllerState(sessions.state, ({ list }) => list.status === 'idle')
  useEffect(() => {
    // The state says what is wrong.
    if (isIdle) sessions.list().catch(() => undefined)
  }, [sessions, isIdle])
  return sessions
}
