import type { TokenBalance } from '@cleat/core/data'
import { useCallback } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { useSwap } from '../controller/useSwap.ts'

/** Sets a side's token and returns to the form. */
export function useChooseToken(target: 'sourceToken' | 'toToken'): (token: TokenBalance) => void {
  const { router } = useKit().controllers
  const swap = useSwap()
  return useCallback(
    (token) => {
      if (target === 'sourceToken') swap.setSourceToken(token)
      else swap.setToToken(token)
      router.goBack()
    },
    [router, swap, target],
  )
}
