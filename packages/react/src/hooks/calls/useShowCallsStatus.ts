import { useCallback, useMemo } from 'react'
import { useOptionalKit } from '../../kit/useCurrentKit.ts'
import type { Mutation } from './mutation.ts'
import { requestWallet } from './requestWallet.ts'
import { useMutation } from './useMutation.ts'

export declare namespace useShowCallsStatus {
  type Variables = {
    /** The batch, from `useSendCalls`. */
    id: string
  }
  type ReturnType = Mutation<void, Variables> & {
    /** Shows the batch. The result is in the state. */
    showCallsStatus(variables: Variables): void
    /** Shows the batch. Rejects with the code 5730 for one that is not known. */
    showCallsStatusAsync(variables: Variables): Promise<void>
  }
}

/**
 * Shows a batch: in the wallet if it got the calls as one request and has a view for it, else in
 * the modal. The shape is wagmi's.
 * @example
 * ```tsx
 * import { useShowCallsStatus } from '@cleat/react'
 *
 * export function Show({ id }: { id: string }) {
 *   const { showCallsStatus } = useShowCallsStatus()
 *   return <button onClick={() => showCallsStatus({ id })}>Show</button>
 * }
 * ```
 * @see EIP-5792
 */
export function useShowCallsStatus(): useShowCallsStatus.ReturnType {
  const kit = useOptionalKit()
  const run = useCallback(
    async ({ id }: useShowCallsStatus.Variables) => {
      const caller = 'useShowCallsStatus'
      await requestWallet(kit, { method: 'wallet_showCallsStatus', params: [id], caller })
    },
    [kit],
  )
  const mutation = useMutation(run)
  return useMemo(() => {
    const { mutateAsync, ...state } = mutation
    return {
      ...state,
      showCallsStatus: (variables) => void mutateAsync(variables).catch(() => undefined),
      showCallsStatusAsync: mutateAsync,
    }
  }, [mutation])
}
