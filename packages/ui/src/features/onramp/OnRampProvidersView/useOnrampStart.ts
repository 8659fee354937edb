import { useLayoutEffect, useState } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { useMemory } from '../../../kit/useMemory.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useOnramp } from '../controller/useOnramp.ts'

/** The visit that the form belongs to, kept while the visitor is in other views. */
const createStarted = (): { route?: object | undefined } => ({})

/** Starts a form for each visit. */
export function useOnrampStart(route: RouteOf<'OnRampProviders'>): void {
  const { router } = useKit().controllers
  const onramp = useOnramp()
  const started = useMemory(createStarted)
  // Several visits can share a route.
  useState(() => {
    if (router.state.direction !== 'back') started.route = undefined
  })
  useLayoutEffect(() => {
    if (started.route === route) return
    started.route = route
    onramp.start(route.intent)
  }, [onramp, route, started])
}
