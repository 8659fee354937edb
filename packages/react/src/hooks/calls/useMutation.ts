import { useCallback, useMemo, useRef, useState } from 'react'
import type { Mutation } from './mutation.ts'

type State<data, variables> = Pick<
  Mutation<data, variables>,
  'data' | 'error' | 'variables' | 'status'
>

const idle = { data: undefined, error: null, variables: undefined, status: 'idle' } as const

/** What becomes of a request. The latest one counts. */
export function useMutation<data, variables>(
  run: (variables: variables) => Promise<data>,
): Mutation<data, variables> & { mutateAsync: (variables: variables) => Promise<data> } {
  const [state, setState] = useState<State<data, variables>>(idle)
  const latest = useRef(0)
  const reset = useCallback(() => {
    latest.current += 1
    setState(idle)
  }, [])
  const mutateAsync = useCallback(
    async (variables: variables) => {
      latest.current += 1
      const own = latest.current
      const set = (next: State<data, variables>) => {
        if (latest.current === own) setState(next)
      }
      set({ ...idle, variables, status: 'pending' })
      try {
        const data = await run(variables)
        set({ data, error: null, variables, status: 'success' })
        return data
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause), { cause })
        set({ data: undefined, error, variables, status: 'error' })
        throw error
      }
    },
    [run],
  )
  return useMemo(() => {
    const { status } = state
    return {
      ...state,
      ...{ isIdle: status === 'idle', isPending: status === 'pending' },
      ...{ isSuccess: status === 'success', isError: status === 'error' },
      ...{ reset, mutateAsync },
    }
  }, [state, reset, mutateAsync])
}
