import { useContext, useLayoutEffect } from 'react'
import { heldHeightContext } from './heldHeightContext.ts'

/** While held, the modal only grows: what comes next is not known yet, or would jump. */
export function useHeldHeight(isHeld: boolean): void {
  const hold = useContext(heldHeightContext)
  useLayoutEffect(() => (isHeld ? hold() : undefined), [hold, isHeld])
}
