import type { SwapState } from './swapState.ts'

/** What the visitor fills in, and what is found out for it. */
export type SwapForm = Pick<
  SwapState,
  'sourceToken' | 'toToken' | 'sourceTokenAmount' | 'max' | 'chosenId' | 'quoting' | 'preparing'
>

/** An empty form. */
export function emptyForm(): SwapForm {
  return {
    sourceToken: undefined,
    toToken: undefined,
    sourceTokenAmount: undefined,
    max: undefined,
    chosenId: undefined,
    quoting: { status: 'idle' },
    preparing: { status: 'idle' },
  }
}
