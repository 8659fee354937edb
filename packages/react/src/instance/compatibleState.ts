import type { RemoteFeatures } from '../selectors/selectRemoteFeatures.ts'
import type { SelectedState } from '../selectors/selectState.ts'

/** The state of a kit, in AppKit's shape. */
export type CompatibleState = SelectedState & {
  /** See `getRemoteFeatures`. */
  readonly remoteFeatures: RemoteFeatures
}
