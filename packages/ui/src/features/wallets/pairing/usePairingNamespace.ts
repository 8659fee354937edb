import type { Namespace } from '@cleat/core'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** The namespace to connect, if the visitor is here for one only. */
export function usePairingNamespace(): Namespace | undefined {
  const { modal, router } = useKit().controllers
  const asked = useControllerState(modal.state, ({ namespace }) => namespace)
  return useControllerState(router.state, ({ history }) =>
    history.reduce(
      (last, route) => ('namespace' in route ? route.namespace : undefined) ?? last,
      asked,
    ),
  )
}
