import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as runtime from '../../exports/runtime.ts'
import { createFakeSiwx, ownPolicy, page } from '../../test/createFakeSiwx.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('location', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const services = { auth: 'https://api.example' }

test('default: services.auth signs in at the service, which is loaded for it', async () => {
  const { siwx, sessions } = createFakeSiwx({ policy: ownPolicy })
  const createSiwx = vi.fn(() => siwx)
  const loadSiwx = async () => ({ createSiwx })
  const { kit } = createTestKit({ services }, { runtime, loadSiwx })
  kit.start()
  kit.actions.open().catch(() => undefined)
  await vi.waitFor(() => expect(kit.controllers.signIn).toBeDefined())
  expect(createSiwx.mock.calls).toEqual([['https://api.example']])
  await kit.actions.connect({ connectorId: 'a' })
  expect(kit.controllers.router.current().name).toBe('ConnectingSiwe')
  await kit.controllers.signIn?.signIn()
  expect(sessions).toHaveLength(1)
  kit.destroy()
})

test('behavior: the option siwx goes before it', async () => {
  const { siwx } = createFakeSiwx({ policy: ownPolicy })
  const loadSiwx = vi.fn(async () => ({ createSiwx: () => siwx }))
  const { kit } = createTestKit({ services, siwx }, { runtime, loadSiwx })
  await kit.feature('signIn')
  expect(loadSiwx).not.toHaveBeenCalled()
  kit.destroy()
})

test('error: without what signs in', async () => {
  const { kit } = createTestKit({ services })
  await expect(kit.feature('signIn')).rejects.toMatchObject({ code: 'CONFIG_SIWX_INVALID' })
  kit.destroy()
})
