import type { SignInSession } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { type JSX, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { AppKit } from './appKit.ts'
import { InitialSessionContext } from './initialSessionContext.ts'
import { useSignInController } from './useSignInController.ts'

/**
 * Provides the session that a server rendered with. It is in no kit, because on a server all
 * visitors share one. What the kit looks up takes its place.
 */
export function InitialSessionProvider(props: {
  kit: AppKit
  session: SignInSession
  children?: ReactNode
}): JSX.Element {
  const { kit, session, children } = props
  const controller = useSignInController(kit)
  useControllerState(controller?.state)
  const [isSpent, setIsSpent] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [namespace = ''] = session.account.split(':')
  const status = controller?.get({ namespace }).status ?? 'unknown'

  useEffect(() => {
    if (isSpent || !controller || status === 'unknown') return
    // Where this browser remembers nothing, the service was not asked. Now it is.
    if (status === 'signedOut' && !isAsked) {
      void controller.restoreSession({ namespace }).then(() => setIsAsked(true))
      return
    }
    setIsSpent(true)
  }, [controller, status, namespace, isSpent, isAsked])

  const initial = useMemo(() => ({ session, spend: () => setIsSpent(true) }), [session])
  return (
    <InitialSessionContext.Provider value={isSpent ? undefined : initial}>
      {children}
    </InitialSessionContext.Provider>
  )
}
