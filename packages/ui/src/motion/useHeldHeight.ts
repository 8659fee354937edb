import { useIsPresent } from 'framer-motion'
import { useContext, useLayoutEffect } from 'react'
import { heldHeightContext } from './heldHeightContext.ts'

/** While held, the modal only grows: what comes next is not known yet, or would jump. */
export function useHeldHeight(isHeld: boolean): void {
  const hold = useContext(heldHeightContext)
  // A view that leaves is out of the way of the next one.
  const isHolding = useIsPresent() && isHeld
  useLayoutEffect(() => (isHolding ? hold() : undefined), [hold, isHolding])
}
