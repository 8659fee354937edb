import type { Kit } from '@cleat/core'
import type { ViewLoader } from '../../components/LoadedView/createViewLoader.ts'

/** What a feature shows of the signed-in account, below its session. */
export type AccountSection = {
  readonly view: ViewLoader<object>
  /** Whether the section may have content. Its code loads only then. */
  readonly isOffered: (kit: Kit) => boolean
}
