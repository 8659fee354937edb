import type { Namespace } from '@cleat/core'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Whether the adapter supports transfers and the app enables them. */
export function useCanSend(namespace: Namespace): boolean {
  const { adapters, controllers } = useKit()
  const { features } = useControllerState(controllers.options.state)
  const isAble = adapters.get(namespace)?.features['transfers:load'] !== undefined
  return isAble && features?.send !== false
}
