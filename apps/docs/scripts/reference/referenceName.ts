import type { DeclarationReflection } from 'typedoc'

/** A public name, with a page. */
export type ReferenceName = {
  readonly name: string
  readonly packageName: string
  /** `reference/react/useAppKit`. */
  readonly route: string
  /** Import names that have it, the shortest first. */
  readonly entries: readonly string[]
  readonly isType: boolean
  /** Its function, class, type or value, and the namespace of types beside it. */
  readonly declarations: readonly DeclarationReflection[]
  /** The library that it is passed on from. */
  readonly library: string | undefined
}
