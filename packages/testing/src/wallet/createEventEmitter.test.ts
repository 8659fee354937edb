import { expect, test, vi } from 'vitest'
import { createEventEmitter } from './createEventEmitter.ts'

test('behavior: one listener that throws does not silence the others', () => {
  const thrown: unknown[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task()
    } catch (error) {
      thrown.push(error)
    }
  })
  const emitter = createEventEmitter()
  const heard: unknown[] = []
  emitter.on('message', () => {
    throw new Error('mine')
  })
  emitter.on('message', (data: unknown) => heard.push(data))
  emitter.emit('message', 1)
  vi.unstubAllGlobals()
  expect(heard).toEqual([1])
  expect(thrown).toEqual([new Error('mine')])
})

test('behavior: onAny hears everything until stopped', () => {
  const emitter = createEventEmitter()
  const heard: unknown[] = []
  const stop = emitter.onAny((...event) => heard.push(event))
  emitter.emit('chainChanged', '0x1')
  stop()
  emitter.emit('chainChanged', '0x2')
  expect(heard).toEqual([['chainChanged', '0x1']])
})
