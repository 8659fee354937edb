import { isPairingOffered } from './isPairingOffered.ts'
import type { KitOptions } from './kitOptions.ts'

/** Its SDK speaks to hosts of its own, so an app that pairs with nobody has to ask for it. */
export function isCoinbaseOffered(options: KitOptions): boolean {
  return options.enableCoinbase ?? isPairingOffered(options)
}
