import { useLayoutEffect, useState } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { useMemory } from '../../../kit/useMemory.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useSwap } from '../controller/useSwap.ts'

/** The visit that the form belongs to, kept while the visitor is in other views. */
const createStarted = (): { route?: object | undefined } => ({})

/** Starts a new form for each visit. */
export function useSwapStart(route: RouteOf<'Swap'>): void {
  const { router } = useKit().controllers
  const swap = useSwap()
  const started = useMemory(createStarted)
  // Several visits can share a route.
  useState(() => {
    if (router.state.direction !== 'back') started.route = undefined
  })
  useLayoutEffect(() => {
    if (started.route === route) return
    started.route = route
    swap.start(route.intent)
  }, [route, swap, started])
}
