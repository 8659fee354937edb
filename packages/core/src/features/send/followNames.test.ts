import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeChain } from '../../test/createFakeChain.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestSend } from '../../test/createTestSend.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const resolveName = async () => undefined

test('default', async () => {
  const { send } = await createTestSend({ chain: createFakeChain({ resolveName }) })
  expect(send.state.hasNames).toBeUndefined()
  await vi.waitFor(() => expect(send.state.hasNames).toBe(true))
})

test('behavior: a chain without names', async () => {
  const { send } = await createTestSend({ chain: createFakeChain() })
  await vi.waitFor(() => expect(send.state.hasNames).toBe(false))
})

test('behavior: a new form keeps it, and without an account it is unknown', async () => {
  const { kit, send } = await createTestSend({ chain: createFakeChain({ resolveName }) })
  await vi.waitFor(() => expect(send.state.hasNames).toBe(true))
  send.start()
  expect(send.state.hasNames).toBe(true)
  await kit.actions.disconnect()
  expect(send.state.hasNames).toBeUndefined()
})

test('behavior: what did not load is loaded with the next account', async () => {
  const chain = createFakeChain({ resolveName })
  const { adapter, kit, send } = await createTestSend({ chain })
  let isDown = true
  adapter.features['transfers:load'] = async () => {
    if (isDown) throw new Error('offline')
    return chain.transfers
  }
  await kit.actions.disconnect()
  await kit.actions.connect({ connectorId: 'a' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(send.state.hasNames).toBeUndefined()
  isDown = false
  await kit.actions.disconnect()
  await kit.actions.connect({ connectorId: 'a' })
  await vi.waitFor(() => expect(send.state.hasNames).toBe(true))
})
