import type { Locator } from 'playwright-core'

/** What a frame and a window of the embedded wallet have in common, by accessible names. */
export type WalletView = {
  /** Why the visitor is asked once more. */
  readonly alert: Locator
  /** A heading. A part of its text matches. */
  title(name: string | RegExp): Locator
  /** A text must match the full name. */
  button(name: string | RegExp): Locator
  /** Presses a button as soon as it takes that. */
  click(name: string | RegExp): Promise<void>
  /** Types the code of a mail. */
  typeCode(code: string): Promise<void>
  /** Makes the wallet of a new visitor. @returns the recovery code, its parts joined by `-` */
  createWallet(): Promise<string>
}
