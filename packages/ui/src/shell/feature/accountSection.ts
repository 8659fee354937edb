import type { Kit } from '@cleat/core'
import type { ViewLoader } from '../../components/LoadedView/createViewLoader.ts'

/** What a feature shows of the account, below its session or in its settings. */
export type AccountSection = {
  readonly view: ViewLoader<object>
  /** Whether the section may have content. Its code loads only then. */
  readonly isOffered: (kit: Kit) => boolean
}
