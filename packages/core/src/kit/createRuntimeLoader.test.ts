import { expect, test } from 'vitest'
import { CleatError } from '../base/errors/cleatError.ts'
import * as runtime from '../exports/runtime.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { createRuntimeLoader } from './createRuntimeLoader.ts'

function createLoader(load = async () => runtime) {
  const { kit } = createTestKit()
  const destruction = new AbortController()
  const loads: number[] = []
  const loader = createRuntimeLoader({
    getKit: () => kit,
    lifetime: destruction.signal,
    load: () => {
      loads.push(loads.length)
      return load()
    },
  })
  return {
    loader,
    loads,
    destroy: () => destruction.abort(new CleatError('CONNECTION_KIT_DESTROYED')),
  }
}

test('default', async () => {
  const { loader, loads } = createLoader()
  expect(loader.current).toBeUndefined()
  expect(loads).toEqual([])
  const [one, other] = await Promise.all([loader.load(), loader.load()])
  expect(one).toBe(other)
  expect(loader.current).toBe(one)
  expect(loads).toEqual([0])
})

test('behavior: adapters load what connecting needs at the same time, not after it', () => {
  const { kit } = createTestKit()
  const order: string[] = []
  for (const { features } of kit.adapters.values())
    features['connect:prefetch'] = () => void order.push('adapter')
  const loader = createRuntimeLoader({
    getKit: () => kit,
    lifetime: new AbortController().signal,
    load: async () => {
      order.push('runtime')
      return runtime
    },
  })
  void loader.load()
  void loader.load()
  expect(order).toEqual(['adapter', 'runtime'])
})

test('behavior: a failure to load is not kept', async () => {
  let isOffline = true
  const { loader, loads } = createLoader(async () => {
    if (isOffline) throw new CleatError('UI_LOAD_FAILED')
    return runtime
  })
  await expect(loader.load()).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  loader.prefetch()
  await expect(loader.load()).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  isOffline = false
  await expect(loader.load()).resolves.toBeTypeOf('object')
  expect(loads).toEqual([0, 1, 2])
})

test('error: CONNECTION_KIT_DESTROYED while it loads, and from then on', async () => {
  const { loader, loads, destroy } = createLoader(() => new Promise(() => undefined))
  const loading = loader.load()
  destroy()
  await expect(loading).rejects.toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
  await expect(loader.load()).rejects.toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
  expect(loader.current).toBeUndefined()
  expect(loads).toEqual([0])
})
