import type { SignInController } from '@cleat/core'
import { useEffect, useState } from 'react'
import type { AppKit } from './appKit.ts'

/** The sign-in of a kit, which is loaded for it. `undefined` in apps without. */
export function useSignInController(kit: AppKit): SignInController | undefined {
  const [loaded, setLoaded] = useState<SignInController | undefined>(kit.controllers.signIn)
  useEffect(() => {
    const { siwx, siweConfig } = kit.options
    if (!siwx && !siweConfig) return undefined
    let isGone = false
    kit.feature('signIn').then(
      (feature) => {
        if (!isGone) setLoaded(feature)
      },
      // `signIn` tries again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [kit])
  return loaded
}
