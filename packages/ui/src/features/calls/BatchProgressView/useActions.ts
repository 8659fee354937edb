import type { RequestAction } from '@cleat/core'
import { useEffect, useState } from 'react'
import { useCalls } from '../controller/useCalls.ts'

/** What each call of a batch does. Empty until that is read. */
export function useActions(id: string): readonly (RequestAction | undefined)[] {
  const calls = useCalls()
  const [actions, setActions] = useState<readonly (RequestAction | undefined)[]>([])
  useEffect(() => {
    let isCurrent = true
    calls.describe({ id }).then(
      (found) => isCurrent && setActions(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [calls, id])
  return actions
}
