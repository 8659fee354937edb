import type { Namespace, Route } from '@cleat/core'
import { useCallback } from 'react'
import { useIsCurrent } from '../../../kit/useIsCurrent.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useSignIn } from './useSignIn.ts'

/** The ways out of signing in. They do nothing once the view is no longer the current one. */
export function useFinishSignIn(parameters: {
  route: RouteOf<'ConnectingSiwe' | 'SIWXSignMessage'>
  namespace: Namespace
}): {
  /** Opens the view that the visitor came for or from, or closes the modal. */
  finish: () => void
  /** Signs in not at all. The sign-in decides whether the wallet stays connected. */
  cancel: () => void
  /** Disconnects, and lists the wallets. */
  chooseOther: () => void
} {
  const { route, namespace } = parameters
  const { actions, controllers } = useKit()
  const { router } = controllers
  const signIn = useSignIn()
  const isCurrent = useIsCurrent()
  const { next } = route
  const finish = useCallback(() => {
    if (!isCurrent()) return
    if (next) router.reset(next as Route)
    else if (!router.goBack()) actions.close()
  }, [actions, router, isCurrent, next])
  const cancel = () => {
    // Closing cancels, with the reason for which the visitor was asked.
    if (router.goBack()) void signIn.cancel({ namespace })
    else actions.close()
  }
  const chooseOther = () => {
    router.reset({ name: 'Connect', ...(next ? { next } : {}) })
    void actions.disconnect({ namespace })
  }
  return { finish, cancel, chooseOther }
}
