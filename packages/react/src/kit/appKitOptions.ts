import type { KitOptions } from '@cleat/core'

/** Options of `createAppKit`. */
export type AppKitOptions = KitOptions & {
  /** No effect. Accepted from AppKit: Cleat adds no element to the page before the modal opens. */
  disableAppend?: boolean | undefined
  /** No effect. Accepted from AppKit: Cleat has no frame that could log. */
  enableAuthLogger?: boolean | undefined
  /** No effect. Accepted from AppKit: Cleat does not include the Base Account SDK. */
  enableBaseAccount?: boolean | undefined
}
