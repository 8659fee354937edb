import { useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSwap } from '../controller/useSwap.ts'

/** Returns to the preview after a rejection, and leaves if there is nothing to follow. */
export function useSwappingGuards(): void {
  const { router } = useKit().controllers
  const { swapping } = useControllerState(useSwap().state)
  const isOver = swapping.status === 'idle'
  const isDeclined = swapping.status === 'error' && swapping.error.code === 'REQUEST_USER_REJECTED'

  useEffect(() => {
    if (isDeclined && router.current().name === 'SwapProgress') router.goBack()
  }, [isDeclined, router])
  // Another account or network is active.
  useEffect(() => {
    if (isOver && router.current().name === 'SwapProgress') router.reset({ name: 'Account' })
  }, [isOver, router])
}
