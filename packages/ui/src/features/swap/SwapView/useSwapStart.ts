import { useLayoutEffect, useState } from 'react'
import { useAccount } from '../../../kit/useAccount.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useMemory } from '../../../kit/useMemory.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useSwap } from '../controller/useSwap.ts'

/** The visit that the form belongs to, kept while the visitor is in other views. */
const createStarted = (): { route?: object | undefined; sender?: string | undefined } => ({})

/** Starts a new form for each visit, and for each network and account, which clear the form. */
export function useSwapStart(route: RouteOf<'Swap'>): void {
  const { router } = useKit().controllers
  const swap = useSwap()
  const started = useMemory(createStarted)
  const shown = useAccount()
  const sender = shown && `${shown.networks.caipNetwork.caipNetworkId}:${shown.address}`
  // Several visits can share a route.
  useState(() => {
    if (router.state.direction !== 'back') started.route = undefined
  })
  useLayoutEffect(() => {
    const { sourceToken, toToken } = swap.state
    const isCleared = started.sender !== sender && !sourceToken && !toToken
    const isVisit = started.route !== route
    Object.assign(started, { route, sender })
    if (isVisit || isCleared) swap.start(route.intent)
  }, [route, sender, swap, started])
}
