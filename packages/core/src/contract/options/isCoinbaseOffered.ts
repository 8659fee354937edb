import { isPairingOffered } from './isPairingOffered.ts'
import type { KitOptions } from './kitOptions.ts'

/** Coinbase's SDK contacts its own hosts. An app without pairing must enable it explicitly. */
export function isCoinbaseOffered(options: KitOptions): boolean {
  return options.enableCoinbase ?? isPairingOffered(options)
}
