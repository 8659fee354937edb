import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toQueryCache } from './toQueryCache.ts'

const toQuery = (answer: (signal: AbortSignal) => Promise<string>) => ({
  queryKey: ['holdings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => answer(signal),
  staleTime: 1000,
  retry: false as const,
})

test('default', async () => {
  const cache = toQueryCache(new QueryClient())
  expect(cache.getQueryData(['holdings'])).toBeUndefined()
  expect(await cache.fetchQuery(toQuery(async () => 'all'))).toBe('all')
  expect(cache.getQueryData(['holdings'])).toBe('all')
})

test('behavior: what is cancelled because nobody looks any more is asked again', async () => {
  const client = new QueryClient()
  let asked = 0
  const query = toQuery((signal) => {
    asked += 1
    if (asked > 1) return Promise.resolve('all')
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const answer = toQueryCache(client).fetchQuery(query)
  const stop = new QueryObserver(client, query).subscribe(() => undefined)
  stop()
  expect(await answer).toBe('all')
  expect(asked).toBe(2)
})

test('error: a failure is no cancellation', async () => {
  const failure = new Error('down')
  const cache = toQueryCache(new QueryClient())
  await expect(cache.fetchQuery(toQuery(() => Promise.reject(failure)))).rejects.toBe(failure)
})

test('behavior: what is being asked from before is no answer any more', async () => {
  const client = new QueryClient()
  const cache = toQueryCache(client)
  const answers = ['before', 'after']
  const query = toQuery(async () => {
    const answer = answers.shift() ?? 'nothing'
    await new Promise((resolve) => setTimeout(resolve, 5))
    return answer
  })
  void client.prefetchQuery(query)
  await cache.invalidateQueries({ queryKey: ['holdings'] })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await cache.fetchQuery(query)).toBe('after')
})
