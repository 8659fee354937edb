import { QueryClient } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRuntime } from '../../features/createRuntime.ts'
import * as registry from '../../features/registry.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { type AnyRuntime, createRuntime as createAnyRuntime } from '../createRuntime.ts'
import type { FeatureDefinition } from './defineFeature.ts'
import type { FeatureRuntime } from './featureRuntime.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const createDemo = (runtime: FeatureRuntime) => ({
  state: { limit: Reflect.get(runtime.options, 'demoLimit') },
  total: () => ({
    queryKey: ['cleat', runtime.id, 'demo'],
    queryFn: async () => 7,
    staleTime: 1000,
    retry: false as const,
  }),
  destroy: vi.fn(),
})

/**
 * A feature with a route, an option, state and a query: what its files and its line in the registry
 * bring.
 */
function startDemo(load = vi.fn(async () => createDemo)) {
  const demo: FeatureDefinition = {
    id: 'demo',
    options: ['demoLimit'],
    routes: { Demo: { needs: 'account', isOpenable: true } },
    load,
  }
  const { kit } = createTestKit()
  Object.assign(kit.options, { demoLimit: 3 })
  const base = { ...kit, controllers: kit.controllers }
  const runtime: AnyRuntime = createAnyRuntime(base, {
    features: [...Object.values(registry), demo],
  })
  return { kit, runtime, load }
}

test('default: a feature is loaded once, and its controller is in the kit', async () => {
  const { kit, runtime, load } = startDemo()
  const [one, other] = await Promise.all([runtime.feature('demo'), runtime.feature('demo')])
  expect(one).toBe(other)
  expect(load).toHaveBeenCalledTimes(1)
  expect(one).toMatchObject({ state: { limit: 3 } })
  expect(Reflect.get(kit.controllers, 'demo')).toBe(one)
  const { total } = one as ReturnType<typeof createDemo>
  expect(await runtime.queryClient.fetchQuery(total())).toBe(7)
  kit.destroy()
  expect(one.destroy).toHaveBeenCalledTimes(1)
  expect(runtime.queryClient.getQueryData(total().queryKey)).toBeUndefined()
})

test('behavior: its route is opened by its name, with an account', () => {
  const { kit, runtime } = startDemo()
  void runtime.actions.open({ view: 'Demo' })
  expect(kit.controllers.router.current()).toMatchObject({
    name: 'Connect',
    next: { name: 'Demo' },
  })
  kit.destroy()
})

test('behavior: the app’s own query client survives the kit', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['app'], 1)
  const { kit } = createTestKit({ queryClient })
  expect(kit.queryClient).toBe(queryClient)
  queryClient.setQueryData(['cleat', kit.id, 'holdings'], 2)
  kit.destroy()
  expect(queryClient.getQueryData(['app'])).toBe(1)
  expect(queryClient.getQueryData(['cleat', kit.id, 'holdings'])).toBeUndefined()
})

test('error: a failure to load is not kept', async () => {
  const load = vi.fn(async () => createDemo)
  load.mockRejectedValueOnce(new Error('offline'))
  const { kit, runtime } = startDemo(load)
  await expect(runtime.feature('demo')).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  expect(await runtime.feature('demo')).toBeDefined()
  kit.destroy()
})

test('error: CONNECTION_KIT_DESTROYED', async () => {
  const { kit } = createTestKit()
  const runtime = createRuntime({ ...kit, controllers: kit.controllers })
  const loading = runtime.feature('send')
  kit.destroy()
  await expect(loading).rejects.toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
})
