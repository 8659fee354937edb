import type { Namespace } from '@cleat/core'

/** How an account is shown. */
export type AccountDisplay = {
  /** Whether to show the native balance, if the adapter can read it. @default 'show' */
  balance?: 'show' | 'hide' | undefined
  /** Characters of the address before the ellipsis. @default 4 */
  charsStart?: number | undefined
  /** Characters of the address after the ellipsis. @default 6 */
  charsEnd?: number | undefined
  /** The CAIP-2 namespace to show. @default the active namespace */
  namespace?: Namespace | undefined
}
