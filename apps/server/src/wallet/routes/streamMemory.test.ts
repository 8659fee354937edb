import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { readHeap } from '../../test/readHeap.ts'
import { createSignals } from '../signals/createSignals.ts'
import { createStreams } from '../streams/createStreams.ts'
import { listenForTest } from '../test/listenForTest.ts'
import { streamRoutes } from './streamRoutes.ts'

test('behavior: 10,000 streams that open and close leave nothing behind', async () => {
  const [signals, streams] = [createSignals(), createStreams()]
  // The route over sockets. Other tests have proofs and the database.
  let visitor = 0
  const guard = {
    askMaybeAs: async () => ({ jkt: '', session: { id: 's', account: `a${visitor++}` } }),
  } as never
  const sessions = { isOpen: async () => true } as never
  const handoffs = { read: async () => ({ state: 'waiting', expiresIn: 600 }) } as never
  const app = new Hono<HttpEnv>()
  app.route('/', streamRoutes({ guard, sessions, handoffs, signals, streams }))
  const listening = await listenForTest({ app, origin: 'https://wallet.app.example' })
  onTestFinished(() => listening.stop())
  const hash = 'A'.repeat(43)

  const open = async () => {
    const life = new AbortController()
    const url = `${listening.url}/wallet/v1/stream?handoffs=${hash}`
    const { body } = await fetch(url, { signal: life.signal })
    const reader = body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: open')
    return () => life.abort()
  }
  const run = async (wanted: number) => {
    for (let left = wanted; left > 0; left -= 100) {
      const closes = await Promise.all(Array.from({ length: 100 }, open))
      // Each follows its session, its account and a handoff.
      expect([streams.count(), signals.count()]).toEqual([100, 300])
      for (const close of closes) close()
      await expect.poll(() => [streams.count(), signals.count()]).toEqual([0, 0])
    }
    await pause(200)
    return readHeap()
  }
  // What is made once is there by then.
  let before = await run(1_000)
  const grown: number[] = []
  // What else runs in this process makes something at times; what streams leave, each round has.
  for (const _ of [1, 2, 3]) {
    const after = await run(10_000)
    grown.push((after - before) / 1024)
    before = after
  }
  // 100 bytes a stream.
  expect(Math.min(...grown)).toBeLessThan(1_000)
}, 240_000)
