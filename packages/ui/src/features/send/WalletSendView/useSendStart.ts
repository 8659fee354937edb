import type { CaipNetwork } from '@cleat/core'
import { findIntentNetwork } from '@cleat/core/send'
import { useLayoutEffect, useState } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { useMemory } from '../../../kit/useMemory.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useSend } from '../controller/useSend.ts'

/** The visit that the form belongs to, kept while the visitor is in other views. */
const createStarted = (): { route?: object | undefined } => ({})

/**
 * Starts a new form for each visit. Returns the intent's network while another one is active;
 * `null` if the app does not have it.
 */
export function useSendStart(parameters: {
  route: RouteOf<'WalletSend'>
  network: CaipNetwork | undefined
}): { readonly elsewhere: CaipNetwork | null | undefined } {
  const { route, network } = parameters
  const kit = useKit()
  const send = useSend()
  const started = useMemory(createStarted)
  const { router } = kit.controllers
  // Several visits can share a route.
  useState(() => {
    if (router.state.direction !== 'back') started.route = undefined
  })
  const wished = route.intent ? (findIntentNetwork(kit, route.intent) ?? null) : network
  const isElsewhere = started.route !== route && wished?.caipNetworkId !== network?.caipNetworkId

  useLayoutEffect(() => {
    if (isElsewhere || started.route === route) return
    started.route = route
    send.start(route.intent)
  }, [isElsewhere, route, send, started])

  return { elsewhere: isElsewhere ? wished : undefined }
}
