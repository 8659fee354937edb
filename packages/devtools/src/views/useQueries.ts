import type { Kit } from '@cleat/core'
import { useCallback, useEffect, useReducer } from 'react'

type Client = NonNullable<Kit['queryClient']>
export type CachedQuery = ReturnType<ReturnType<Client['getQueryCache']>['getAll']>[number]

/** The kit’s queries. Draws again when one changes, and each second, because they age. */
export function useQueries(kit: Kit): readonly CachedQuery[] | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const { queryClient } = kit
  const listen = useCallback(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Never in the render that changed it.
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        draw()
      }, 16)
    }
    const stop = queryClient?.getQueryCache().subscribe(changed)
    const aging = setInterval(draw, 1000)
    return () => {
      stop?.()
      clearTimeout(timer)
      clearInterval(aging)
    }
  }, [queryClient])
  useEffect(listen, [listen])
  return queryClient
    ?.getQueryCache()
    .getAll()
    .filter(({ queryKey: [first, second] }) => first === 'cleat' && second === kit.id)
}
