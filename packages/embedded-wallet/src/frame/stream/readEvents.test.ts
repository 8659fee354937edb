import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvents } from './readEvents.ts'

function toBody(parts: readonly Uint8Array[]) {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
    cancel() {
      isCancelled = true
    },
  })
  return { body, isCancelled: () => isCancelled }
}

async function read(parts: readonly Uint8Array[]) {
  const events: object[] = []
  let bytes = 0
  for await (const event of readEvents(toBody(parts).body, () => (bytes += 1))) events.push(event)
  return { events, bytes }
}
const encode = (text: string) => new TextEncoder().encode(text)
const text =
  'event: open\ndata: \n\n: \n\nevent: handoff\ndata: abc-_\n\nnothing\n\nevent: session\n\n'
const events = [
  { name: 'open', data: '' },
  { name: 'handoff', data: 'abc-_' },
  { name: 'session', data: '' },
]

test('default: events, without what is none', async () => {
  expect(await read([encode(text)])).toEqual({ events, bytes: 1 })
})

test('behavior: however a stream is cut into parts, the events are the same', async () => {
  const all = encode(text)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: all.length })), async (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), all.length]
      const parts = places.slice(1).map((end, index) => all.slice(places[index], end))
      expect((await read(parts)).events).toEqual(events)
    }),
  )
})

test('behavior: who stops reading ends the stream', async () => {
  const { body, isCancelled } = toBody([encode(text)])
  const open = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encode('event: open\n\n')),
    cancel: () => body.cancel(),
  })
  for await (const _ of readEvents(open, () => undefined)) break
  expect(isCancelled()).toBe(true)
})

test('error: an event without an end', async () => {
  await expect(read([encode('x'.repeat(4_001))])).rejects.toThrow('does not end')
})
