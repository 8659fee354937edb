import type { Namespace } from '@cleat/core'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Whether something can be sent from here: the adapter knows how to, and the app wants it. */
export function useCanSend(namespace: Namespace): boolean {
  const { adapters, controllers } = useKit()
  const { features } = useControllerState(controllers.options.state)
  const isAble = adapters.get(namespace)?.features['transfers:load'] !== undefined
  return isAble && features?.send !== false
}
