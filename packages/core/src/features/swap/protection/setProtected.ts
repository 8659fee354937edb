import type { SwapContext } from '../state/swapContext.ts'
import { readProtection } from './readProtection.ts'
import { updateProtection } from './updateProtection.ts'
import { writeProtection } from './writeProtection.ts'

/** The visitor wants transactions kept out of the public queue where that is possible, or not. */
export function setProtected(context: SwapContext, isProtected: boolean): void {
  const { kit } = context
  writeProtection(kit, { ...readProtection(kit), isOff: !isProtected })
  updateProtection(context)
}
