import { useContext, useLayoutEffect } from 'react'
import { wayBackContext } from './wayBackContext.ts'

/** Whether this view has no way back: what it reports cannot be undone. It needs another exit. */
export function useNoWayBack(isOver: boolean): void {
  const close = useContext(wayBackContext)
  useLayoutEffect(() => (isOver ? close() : undefined), [close, isOver])
}
