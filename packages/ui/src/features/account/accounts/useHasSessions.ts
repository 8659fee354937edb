import type { Namespace } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'

/** Whether the app asks for permissions, and the chain family has them. */
export function useHasSessions(namespace: Namespace): boolean {
  const { adapters, options } = useKit()
  const isPossible = adapters.get(namespace)?.features['permissions:load'] !== undefined
  return options.features?.smartSessions === true && isPossible
}
