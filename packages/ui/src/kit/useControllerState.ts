import { useCallback, useRef, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/**
 * The state of a controller, or a part of it: a field or a nested object. Renders again only when
 * that part changes. `undefined` without a state.
 */
export function useControllerState<state extends object, part = Snapshot<state>>(
  state: state,
  select?: (state: Snapshot<state>) => part,
): part
export function useControllerState<state extends object, part = Snapshot<state>>(
  state: state | undefined,
  select?: (state: Snapshot<state>) => part,
): part | undefined
export function useControllerState<state extends object, part = Snapshot<state>>(
  state: state | undefined,
  select?: (state: Snapshot<state>) => part,
): part | undefined {
  const latest = useRef(select)
  latest.current = select
  const follow = useCallback(
    (onChange: () => void) => (state ? subscribe(state, onChange) : () => undefined),
    [state],
  )
  const read = useCallback((): part | undefined => {
    if (!state) return undefined
    const current = snapshot(state)
    return latest.current ? latest.current(current) : (current as part)
  }, [state])
  return useSyncExternalStore(follow, read, read)
}
