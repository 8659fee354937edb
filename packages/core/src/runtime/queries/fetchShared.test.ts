import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { expireQueries } from './expireQueries.ts'
import { fetchShared } from './fetchShared.ts'

const toQuery = (answer: (signal: AbortSignal) => Promise<string>) => ({
  queryKey: ['holdings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => answer(signal),
  staleTime: 1000,
  retry: false as const,
})

test('default', async () => {
  const client = new QueryClient()
  expect(client.getQueryData(['holdings'])).toBeUndefined()
  expect(
    await fetchShared(
      client,
      toQuery(async () => 'all'),
    ),
  ).toBe('all')
  expect(client.getQueryData(['holdings'])).toBe('all')
})

test('behavior: what is cancelled because its view unmounted is fetched again', async () => {
  const client = new QueryClient()
  let asked = 0
  const query = toQuery((signal) => {
    asked += 1
    if (asked > 1) return Promise.resolve('all')
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const answer = fetchShared(client, query)
  const stop = new QueryObserver(client, query).subscribe(() => undefined)
  stop()
  expect(await answer).toBe('all')
  expect(asked).toBe(2)
})

test('error: a failure is no cancellation', async () => {
  const failure = new Error('down')
  await expect(
    fetchShared(
      new QueryClient(),
      toQuery(() => Promise.reject(failure)),
    ),
  ).rejects.toBe(failure)
})

test('behavior: an answer that was on its way when it expired is not taken', async () => {
  const client = new QueryClient()
  const answers = ['before', 'after']
  const query = toQuery(async () => {
    const answer = answers.shift() ?? 'nothing'
    await new Promise((resolve) => setTimeout(resolve, 5))
    return answer
  })
  void client.prefetchQuery(query)
  await expireQueries(client, [{ queryKey: ['holdings'] }])
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await fetchShared(client, query)).toBe('after')
})
