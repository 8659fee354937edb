import type { Swap } from '@cleat/core/adapter'
import { nativeMint } from '../decode/setup/nativeMint.ts'

/** Whether an exchange is SOL into its token, or back. */
export function isWrap({ source, target }: Pick<Swap, 'source' | 'target'>): boolean {
  const [from, to] = [source.address, target.address]
  return (from === undefined && to === nativeMint) || (from === nativeMint && to === undefined)
}
