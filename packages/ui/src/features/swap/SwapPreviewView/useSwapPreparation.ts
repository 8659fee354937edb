import { useEffect, useRef } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSwap } from '../controller/useSwap.ts'
import { isSwappedAlready } from './isSwappedAlready.ts'

/**
 * Prepares the swap for its review, and again when it has expired. Leaves the view if there is
 * nothing to swap, and once a wallet is asked.
 */
export function useSwapPreparation(): void {
  const { router } = useKit().controllers
  const swap = useSwap()
  const state = useControllerState(swap.state)
  const { preparing, swapping } = state
  const isExpired = preparing.status === 'error' && preparing.error.code === 'PAYMENT_EXPIRED'
  const isDone = isSwappedAlready(state)
  const isPointless = !state.sourceToken || !state.toToken || isDone

  useEffect(() => {
    if (!isPointless || router.current().name !== 'SwapPreview') return
    // Another network or account clears the form, which starts again there.
    if (isDone || !router.goBack()) router.reset({ name: 'Account' })
  }, [isPointless, isDone, router])
  useEffect(() => {
    const { state } = swap
    const { swapping } = state
    const isAsking = swapping.status === 'pending' || swapping.status === 'paused'
    if (state.sourceToken && state.toToken && !isAsking && !isSwappedAlready(state))
      void swap.prepare()
  }, [swap])
  // While an order waits, another swap can be made.
  const asked = swapping.status === 'pending' ? swapping.prepared.swap : undefined
  const wasAsked = useRef(asked)
  useEffect(() => {
    const isNew = asked !== undefined && asked !== wasAsked.current
    wasAsked.current = asked
    if (isNew && router.current().name === 'SwapPreview') router.push({ name: 'SwapProgress' })
  }, [asked, router])
  // The offers were missing when it was asked for first.
  const isDue = preparing.status === 'idle' && !isPointless && swap.validate() === undefined
  useEffect(() => {
    if (isExpired || isDue) void swap.prepare()
  }, [isExpired, isDue, swap])
}
