import type { PendingSwap } from '@cleat/core/swap'
import { useEffect, useState } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSwap } from '../controller/useSwap.ts'

/**
 * Takes an allowance back. It is prepared before the wallet is asked. That of an order leads to its
 * progress, and back where it was not taken back.
 */
export function useRemoval(order?: PendingSwap): {
  readonly isRemoving: boolean
  readonly remove: () => void
} {
  const { router, snackbar } = useKit().controllers
  const explain = useErrorText()
  const swap = useSwap()
  const { removal } = useControllerState(swap.state)
  const [isRemoving, setIsRemoving] = useState(false)
  const isAsked = isRemoving && removal.status === 'pending'
  useEffect(() => {
    if (isAsked && router.current().name !== 'SwapProgress') router.push({ name: 'SwapProgress' })
  }, [isAsked, router])
  return {
    isRemoving,
    remove() {
      const { name } = router.current()
      setIsRemoving(true)
      swap
        .removeAllowance(order)
        .catch((error: unknown) => {
          const { swapping } = swap.state
          // The state has what happened once the wallet was asked.
          const isShown = swapping.status === 'error' && swapping.error === error
          if (!isShown) snackbar.show({ message: explain(error), variant: 'error' })
          const hasLeft = name !== 'SwapProgress' && router.current().name === 'SwapProgress'
          if (order && hasLeft) router.goBack()
        })
        .finally(() => setIsRemoving(false))
    },
  }
}
