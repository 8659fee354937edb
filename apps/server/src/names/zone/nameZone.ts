import type { NameStore } from '../store/createNameStore.ts'
import type { NamesConfig } from './namesConfig.ts'

/** A zone of names, and where they are kept. */
export type NameZone = {
  /** The zone: `names.example`. */
  readonly name: string
  readonly onChain: NamesConfig['onChain']
  /** Skeletons of words that are kept back. */
  readonly reserved: ReadonlySet<string>
  readonly store: NameStore
}
