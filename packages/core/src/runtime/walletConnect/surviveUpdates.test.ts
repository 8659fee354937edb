import { expect, test } from 'vitest'
import { createFakeRelay } from '../../test/createFakeRelay.ts'
import { surviveUpdates } from './surviveUpdates.ts'

function create(onSessionUpdate?: () => void) {
  const { provider } = createFakeRelay()
  Object.assign(provider, { onSessionUpdate })
  surviveUpdates(provider)
  return () => Reflect.apply(Reflect.get(provider, 'onSessionUpdate'), undefined, [])
}

test('default', () => {
  const update = create(() => {
    throw new TypeError('The namespace is gone')
  })
  expect(update).not.toThrow()
})

test('behavior: what the library does is done as before', () => {
  const calls: unknown[] = []
  create(function (this: unknown) {
    calls.push(this)
  })()
  expect(calls).toEqual([expect.objectContaining({ client: expect.any(Object) })])
})

test('behavior: a library without it', () => {
  const { provider } = createFakeRelay()
  surviveUpdates(provider)
  expect(provider).not.toHaveProperty('onSessionUpdate')
})
