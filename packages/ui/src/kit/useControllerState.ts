import { type Snapshot, useSnapshot } from 'valtio'

/** The state of a controller as it is now. Renders again only when a field that was read changes. */
export function useControllerState<state extends object>(state: state): Snapshot<state> {
  return useSnapshot(state)
}
