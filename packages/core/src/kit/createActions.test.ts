import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../base/errors/cleatError.ts'
import { applyConnection } from '../boot/applyConnection.ts'
import { createConnection } from '../test/createFakeAdapter.ts'
import { createFakeWindow } from '../test/createFakeWindow.ts'
import { createLateKit } from '../test/createLateKit.ts'
import { base, baseId } from '../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default: a verb waits for the runtime, and the next one runs in the same tick', async () => {
  const { kit, adapter, arrive, loads } = createLateKit()
  kit.start()
  expect(loads()).toBe(0)
  const connecting = kit.actions.connect({ connectorId: 'a' })
  expect(loads()).toBe(1)
  expect(adapter.calls).not.toContain('connect a')
  arrive()
  await expect(connecting).resolves.toMatchObject({ connectorId: 'a' })
  void kit.actions.switchNetwork({ network: base })
  expect(adapter.calls.at(-1)).toBe('switch eip155:8453')
})

test('behavior: open shows the modal at once, and the runtime chooses the view', async () => {
  const { kit, arrive, events } = createLateKit()
  const opened = kit.actions.open({ view: 'Networks' })
  expect(kit.controllers.modal.state.open).toBe(true)
  arrive()
  await vi.waitFor(() => expect(kit.controllers.router.current().name).toBe('Networks'))
  expect(events.filter((event) => event === 'MODAL_OPEN')).toHaveLength(1)
  kit.actions.close()
  await expect(opened).resolves.toBeUndefined()
})

test('behavior: closed before the runtime is there, it ends at once', async () => {
  const { kit } = createLateKit()
  const opened = kit.actions.open()
  kit.actions.close()
  await expect(opened).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
})

test('behavior: a connected visitor who closes it before the runtime is there misses nothing', async () => {
  const { kit } = createLateKit()
  applyConnection(kit, 'eip155', createConnection())
  const opened = kit.actions.open()
  kit.actions.close()
  await expect(opened).resolves.toBeUndefined()
})

test('behavior: a modal that is closed before the runtime is there stays closed', async () => {
  const { kit, arrive } = createLateKit()
  const opened = kit.actions.open()
  kit.actions.close()
  arrive()
  await expect(opened).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: what the visitor saw when a text was signed is taken down before the runtime is there', async () => {
  const { kit, adapter, arrive } = createLateKit()
  kit.start()
  adapter.setConnection(createConnection())
  const signing = kit.actions.signMessage({ message: 'hello' })
  adapter.moveTo(baseId)
  arrive()
  await expect(signing).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
})

test('error: UI_LOAD_FAILED', async () => {
  const { kit, fail } = createLateKit()
  const opened = kit.actions.open()
  const connecting = kit.actions.connect({ connectorId: 'a' })
  fail()
  await expect(opened).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  await expect(connecting).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  expect(kit.controllers.modal.state).toMatchObject({
    open: false,
    failure: new CleatError('UI_LOAD_FAILED', { cause: new Error('offline') }),
  })
})

test('behavior: who is offline can leave', async () => {
  const { kit, adapter, fail } = createLateKit()
  kit.start()
  adapter.setConnection(createConnection())
  const leaving = kit.actions.disconnect()
  fail()
  await leaving
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(adapter.calls).toContain('disconnect')
})

test('error: CONNECTION_KIT_DESTROYED', async () => {
  const { kit } = createLateKit()
  const opened = kit.actions.open()
  const connecting = kit.actions.connect({ connectorId: 'a' })
  kit.destroy()
  await expect(opened).rejects.toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
})
