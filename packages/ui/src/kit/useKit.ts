import { CleatError, type Kit } from '@cleat/core'
import { useContext } from 'react'
import { kitContext } from './kitContext.ts'

/**
 * The kit of the nearest `KitProvider`.
 * @throws `CONFIG_NO_KIT` outside of one
 */
export function useKit(): Kit {
  const kit = useContext(kitContext)
  if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller: 'useKit' } })
  return kit
}
