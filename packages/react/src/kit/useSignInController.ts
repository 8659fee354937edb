import type { SignInController, SignInSession } from '@cleat/core'
import { useEffect, useState } from 'react'
import type { AppKit } from './appKit.ts'

/**
 * The sign-in of a kit, which is loaded for it. `undefined` in apps without.
 * @param initial the session that a server rendered with, which the kit takes over
 */
export function useSignInController(
  kit: AppKit,
  initial: SignInSession | null | undefined,
): SignInController | undefined {
  const [loaded, setLoaded] = useState<SignInController | undefined>(
    initial ? undefined : kit.controllers.signIn,
  )
  useEffect(() => {
    const { siwx, siweConfig, services } = kit.options
    if (!siwx && !siweConfig && !services?.auth) return undefined
    let isGone = false
    kit.feature('signIn').then(
      (feature) => {
        if (isGone) return
        if (initial) feature.adopt(initial)
        setLoaded(feature)
      },
      // `signIn` tries again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [kit, initial])
  return loaded
}
