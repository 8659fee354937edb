import { QueryClient } from '@tanstack/query-core'
import { expect, test, vi } from 'vitest'
import { type FollowedAnswer, followQuery } from './followQuery.ts'

function start(answers: readonly (() => Promise<number>)[]) {
  const client = new QueryClient()
  const queue = [...answers]
  const queryFn = vi.fn(async () => await (queue.shift()?.() ?? Promise.resolve(0)))
  const query = { queryKey: ['a'], queryFn, staleTime: 60_000, retry: false } as const
  const seen: FollowedAnswer<number>[] = []
  const followed = followQuery(client, query, (answer) => seen.push(answer))
  return { client, queryFn, query, seen, followed }
}

test('default', async () => {
  const { seen, followed, client } = start([async () => 1])
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ data: 1, error: null }))
  expect(client.getQueryData(['a'])).toBe(1)
  followed.stop()
})

test('behavior: refetch asks again, also where the answer is fresh', async () => {
  const { seen, followed, queryFn } = start([async () => 1, async () => 2])
  await vi.waitFor(() => expect(seen.at(-1)?.data).toBe(1))
  followed.refetch()
  await vi.waitFor(() => expect(seen.at(-1)?.data).toBe(2))
  expect(queryFn).toHaveBeenCalledTimes(2)
  followed.stop()
})

test('behavior: shares the request of another follower', async () => {
  const { client, query, queryFn, seen, followed } = start([async () => 1])
  await expect(client.fetchQuery(query)).resolves.toBe(1)
  await vi.waitFor(() => expect(seen.at(-1)?.data).toBe(1))
  expect(queryFn).toHaveBeenCalledTimes(1)
  followed.stop()
})

test('behavior: reports nothing once it is stopped', async () => {
  const { seen, followed, client } = start([async () => 1])
  followed.stop()
  const { length } = seen
  client.setQueryData(['a'], 9)
  await Promise.resolve()
  expect(seen).toHaveLength(length)
})

test('error: a failed request keeps the answer before it', async () => {
  const failure = new Error('offline')
  const { seen, followed } = start([async () => 1, () => Promise.reject(failure)])
  await vi.waitFor(() => expect(seen.at(-1)?.data).toBe(1))
  followed.refetch()
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ data: 1, error: failure }))
  followed.stop()
})
