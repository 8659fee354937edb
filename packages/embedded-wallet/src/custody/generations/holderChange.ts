import type { Holder } from '../keystore/holder.ts'

/** What is different about the holders of the next generation. */
export type HolderChange = {
  /**
   * What the visitor adds: a device whose code was compared, or a method of recovery. Never what a
   * service lists.
   */
  readonly add?: readonly Holder[] | undefined
  /** By id. */
  readonly remove?: readonly string[] | undefined
  /** Holders whose key has opened a box, and when, in ms since 1970. */
  readonly tested?: readonly { readonly id: string; readonly at: number }[] | undefined
}
