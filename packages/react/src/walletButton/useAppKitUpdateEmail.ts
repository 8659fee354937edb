import { CleatError, isCleatError } from '@cleat/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useOptionalKit } from '../kit/useCurrentKit.ts'
import type { ChangedEmail } from './changedEmail.ts'
import { updateEmail } from './updateEmail.ts'

export declare namespace useAppKitUpdateEmail {
  type Parameters = {
    /** Called with the new address. */
    onSuccess?: ((data: ChangedEmail) => void) | undefined
    /** Called when the address was not changed. */
    onError?: ((error: CleatError) => void) | undefined
  }
  type ReturnType = {
    /** The new address. */
    data: ChangedEmail | undefined
    /** Why the address was not changed. */
    error: CleatError | undefined
    /** Whether the visitor is being asked. */
    isPending: boolean
    /** Whether the last try failed. */
    isError: boolean
    /** Whether the address was changed. */
    isSuccess: boolean
    /** Asks the visitor for the new address. Never rejects: see `error` and `onError`. */
    updateEmail(): Promise<void>
  }
}

type Outcome = Pick<useAppKitUpdateEmail.ReturnType, 'data' | 'error' | 'isPending'>

const idle: Outcome = { data: undefined, error: undefined, isPending: false }

/**
 * Changes the address of e-mail of the embedded wallet. Only the wallet’s frame asks for it.
 * @example
 * ```tsx
 * import { useAppKitUpdateEmail } from '@cleat/react/wallet-button'
 *
 * export function ChangeEmail() {
 *   const { data, isPending, updateEmail } = useAppKitUpdateEmail()
 *   return (
 *     <button disabled={isPending} onClick={() => updateEmail()}>
 *       {data?.email ?? 'Change email'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useAppKitUpdateEmail(
  parameters: useAppKitUpdateEmail.Parameters = {},
): useAppKitUpdateEmail.ReturnType {
  const kit = useOptionalKit()
  const [outcome, setOutcome] = useState(idle)
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  const update = useCallback(async () => {
    setOutcome({ ...idle, isPending: true })
    try {
      const data = await updateEmail(kit, 'useAppKitUpdateEmail')
      setOutcome({ ...idle, data })
      latest.current.onSuccess?.(data)
    } catch (cause) {
      const error = isCleatError(cause) ? cause : new CleatError('UI_LOAD_FAILED', { cause })
      setOutcome({ ...idle, error })
      latest.current.onError?.(error)
    }
  }, [kit])
  return useMemo(
    () => ({
      ...outcome,
      isError: outcome.error !== undefined,
      isSuccess: outcome.data !== undefined,
      updateEmail: update,
    }),
    [outcome, update],
  )
}
