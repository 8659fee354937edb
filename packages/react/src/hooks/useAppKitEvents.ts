import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'
import { noEvent, type SelectedEvent, selectEvent } from '../selectors/selectEvent.ts'

export declare namespace useAppKitEvents {
  type ReturnType = SelectedEvent
}

/**
 * The latest thing that happened. For what is shown: two events in one tick are one render. To see every event, once and in
 * order, use the option `onEvent` or `subscribeEvents`.
 */
export function useAppKitEvents(): useAppKitEvents.ReturnType {
  const { controllers } = useCurrentKit('useAppKitEvents')
  const isHydrated = useHydrated()
  const latest = useControllerState(controllers.events.state)
  return useMemo(() => (isHydrated ? selectEvent(latest) : noEvent), [isHydrated, latest])
}
