import { useEffect, useRef } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSwap } from '../controller/useSwap.ts'

/** Returns to the preview after a rejection, and leaves if there is nothing to follow. */
export function useSwappingGuards(): void {
  const { router } = useKit().controllers
  const { swapping, removal } = useControllerState(useSwap().state)
  const wasRemoving = useRef(false)
  if (removal.status !== 'idle') wasRemoving.current = true
  const isOver = swapping.status === 'idle' && removal.status === 'idle'
  const isDeclined = swapping.status === 'error' && swapping.error.code === 'REQUEST_USER_REJECTED'

  useEffect(() => {
    if (isDeclined && router.current().name === 'SwapProgress') router.goBack()
  }, [isDeclined, router])
  // Another account or network is active. Who asked to take an allowance back leads back.
  useEffect(() => {
    if (isOver && !wasRemoving.current && router.current().name === 'SwapProgress')
      router.reset({ name: 'Account' })
  }, [isOver, router])
}
