import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBytes } from './readBytes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const toBytes = (text: string) => new TextEncoder().encode(text)

/** A body that sends its parts, and then ends, breaks off or waits. */
function send(parts: readonly string[], then: 'end' | 'break' | 'wait' = 'end') {
  let isCancelled = false
  const queue = [...parts]
  const body = new ReadableStream({
    pull(controller) {
      const part = queue.shift()
      if (part !== undefined) return controller.enqueue(toBytes(part))
      if (then === 'end') controller.close()
      if (then === 'break') controller.error(new Error('cut'))
      return then === 'wait' ? new Promise(() => {}) : undefined
    },
    cancel() {
      isCancelled = true
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  const request = new Request('https://app.example', init)
  return { request, isCancelled: () => isCancelled }
}

const limits = { limitBytes: 8, timeoutMs: 2000 }

test('default: all parts, one after the other', async () => {
  const { request } = send(['ab', 'c', 'def', 'gh'])
  expect(await readBytes({ request, ...limits })).toEqual(toBytes('abcdefgh'))
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: none', async () => {
  const request = new Request('https://app.example')
  expect(await readBytes({ request, ...limits })).toEqual(new Uint8Array())
  expect(await readBytes({ request: send([]).request, ...limits })).toEqual(new Uint8Array())
})

test('error: S17, more than the limit', async () => {
  const refused = {
    code: 'BODY_TOO_LARGE',
    message: 'The body is larger than 8 bytes. Send less at a time.',
  }
  const { request, isCancelled } = send(['abcdefgh', 'i'], 'wait')
  await expect(readBytes({ request, ...limits })).rejects.toMatchObject(refused)
  expect([isCancelled(), vi.getTimerCount()]).toEqual([true, 0])
  const asked = (length: string) => {
    const headers = { 'content-length': length }
    return readBytes({
      ...{ request: new Request(send(['ab']).request, { headers }), ...limits },
    })
  }
  await expect(asked('9')).rejects.toMatchObject(refused)
  expect(await asked('8')).toEqual(toBytes('ab'))
})

test('error: S17, one that does not come', async () => {
  const { request, isCancelled } = send(['ab'], 'wait')
  const late = expect(readBytes({ request, ...limits })).rejects.toMatchObject({
    code: 'REQUEST_TIMEOUT',
    message: 'The body did not arrive within 2 s. Send it again.',
  })
  await vi.advanceTimersByTimeAsync(1999)
  expect(isCancelled()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await late
  expect(isCancelled()).toBe(true)
})

test('error: one that breaks off', async () => {
  const { request } = send(['ab'], 'break')
  await expect(readBytes({ request, ...limits })).rejects.toMatchObject({
    ...{ code: 'INVALID_BODY', message: 'The body ended early. Send the whole of it.' },
    cause: new Error('cut'),
  })
  expect(vi.getTimerCount()).toBe(0)
})
