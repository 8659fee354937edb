import type { NameReader, NameStore } from '../store/nameStore.ts'
import type { NamesConfig } from './namesConfig.ts'

/** A zone of names, and where they are kept. */
export type NameZone = {
  /** The zone: `names.example`. */
  readonly name: string
  readonly onChain: NamesConfig['onChain']
  /** Skeletons of words that are kept back. */
  readonly reserved: ReadonlySet<string>
  readonly store: NameReader
}

/** A zone whose names are registered here. */
export type OpenZone = NameZone & { readonly store: NameStore }
