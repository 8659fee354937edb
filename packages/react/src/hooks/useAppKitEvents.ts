import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'
import { noEvent, type SelectedEvent, selectEvent } from '../selectors/selectEvent.ts'

export declare namespace useAppKitEvents {
  type ReturnType = SelectedEvent
}

/**
 * The latest event, for display.
 *
 * React renders once for several events of one tick, so this hook can miss events. Use the option
 * `onEvent` or `subscribeEvents` to get every event once and in order.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitEvents } from '@cleat/react'
 *
 * export function LatestEvent() {
 *   const { data, timestamp } = useAppKitEvents()
 *   return (
 *     <p>
 *       {data.event} at {new Date(timestamp).toLocaleTimeString()}
 *     </p>
 *   )
 * }
 * ```
 */
export function useAppKitEvents(): useAppKitEvents.ReturnType {
  const { controllers } = useCurrentKit('useAppKitEvents')
  const isHydrated = useHydrated()
  const latest = useControllerState(controllers.events.state)
  return useMemo(() => (isHydrated ? selectEvent(latest) : noEvent), [isHydrated, latest])
}
