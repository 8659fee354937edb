import type { KitOptions } from '@cleat/core'

/** What an app passes to `createAppKit`. */
export type AppKitOptions = KitOptions & {
  /** Accepted for apps that have it. Cleat puts nothing into the page before the modal opens, or beside `<appkit-modal>`. */
  disableAppend?: boolean | undefined
  /** Accepted for apps that turn it off. Cleat logs nothing. */
  enableAuthLogger?: boolean | undefined
  /** Accepted for apps that turn it off. Cleat brings no wallet's own kit along. */
  enableBaseAccount?: false | undefined
}
