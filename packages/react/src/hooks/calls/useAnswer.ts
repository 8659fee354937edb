import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Answer } from './answer.ts'

type State<data> = Pick<Answer<data>, 'data' | 'error' | 'status'> & { readonly of?: unknown }

const pending = { data: undefined, error: null, status: 'pending' } as const

/**
 * What a question is answered with. Nothing is asked on a server, while it is `undefined`, and for
 * a component that is gone.
 */
export function useAnswer<data>(ask: (() => Promise<data>) | undefined): Answer<data> {
  const [state, setState] = useState<State<data>>(pending)
  const [attempt, setAttempt] = useState(0)
  const refetch = useCallback(() => setAttempt((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!ask) return undefined
    let isCurrent = true
    const set = (next: State<data>) => {
      if (isCurrent) setState(next)
    }
    ask().then(
      (data) => set({ data, error: null, status: 'success', of: ask }),
      (cause: unknown) => {
        const error = cause instanceof Error ? cause : new Error(String(cause), { cause })
        set({ data: undefined, error, status: 'error', of: ask })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ask, attempt])
  return useMemo(() => {
    // What was answered to another question is not shown.
    const { data, error, status } = state.of === ask && ask ? state : pending
    return {
      ...{ data, error, status },
      ...{ isPending: status === 'pending', isSuccess: status === 'success' },
      ...{ isError: status === 'error', refetch },
    }
  }, [state, ask, refetch])
}
