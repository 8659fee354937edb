import type { PermissionSession } from '@cleat/core'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useSessions } from './useSessions.ts'

/** One of the account's permissions. `undefined` where there is none, or none yet. */
export function useSession(pci: string): {
  readonly session: PermissionSession | undefined
  readonly isLoading: boolean
} {
  const { state } = useSessions()
  const list = useControllerState(state, (all) => all.list)
  const known = list.status === 'success' || list.status === 'loading' ? list.sessions : []
  return {
    session: known.find((one) => one.pci === pci),
    isLoading: list.status === 'idle' || list.status === 'loading',
  }
}
