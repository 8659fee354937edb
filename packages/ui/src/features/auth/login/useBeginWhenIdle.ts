import type { SocialProvider } from '@cleat/core'
import { useEffect } from 'react'
import { useAuth } from './useAuth.ts'

/** Starts the login of a view that was opened without one, as after Back. */
export function useBeginWhenIdle(provider: SocialProvider): void {
  const auth = useAuth()
  useEffect(() => {
    if (auth.state.authFlow.status === 'idle')
      auth.connectSocial({ provider }).catch(() => undefined)
  }, [auth, provider])
}
