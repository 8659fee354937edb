import type { Route } from '@cleat/core'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../test/createTestAdapter.ts'
import { renderModal } from '../test/renderModal.tsx'

async function renderAt(routes: readonly Route[], isConnected = true) {
  const session = isConnected ? rabby.id : undefined
  const modal = await renderModal({ adapter: createTestAdapter({ session }) })
  const { kit } = modal
  await modal.step(() => {
    void kit.actions.open()
    for (const [index, route] of routes.entries())
      kit.controllers.router[index === 0 ? 'reset' : 'push'](route)
  })
  const state = () => ({
    open: kit.controllers.modal.state.open,
    views: kit.controllers.router.state.history.map(({ name }) => name),
  })
  return { ...modal, state }
}

test('behavior: Account closes when the wallet is gone', async () => {
  const { adapter, step, state } = await renderAt([{ name: 'Account' }])
  await step(() => adapter.drop())
  expect(state().open).toBe(false)
})

test('behavior: Networks stays when the wallet is gone, without the way back to its account', async () => {
  const { adapter, step, state } = await renderAt([{ name: 'Account' }, { name: 'Networks' }])
  await step(() => adapter.drop())
  expect(state()).toEqual({ open: true, views: ['Networks'] })
})

test('behavior: UnsupportedChain closes when the wallet is gone', async () => {
  const { adapter, step, state } = await renderAt([{ name: 'Account' }])
  await step(() => adapter.moveTo('eip155:4242'))
  expect(state()).toEqual({ open: true, views: ['UnsupportedChain'] })
  await step(() => adapter.drop())
  expect(state().open).toBe(false)
})

test('behavior: Connect closes when an attempt left by Back is approved', async () => {
  const { kit, adapter, step, state } = await renderAt([{ name: 'Connect' }], false)
  await step(() => void kit.actions.connect({ connectorId: rabby.id }))
  expect(state().open).toBe(true)
  await step(() => adapter.answer())
  expect(state().open).toBe(false)
})

test('behavior: Connect stays when it was opened to add a wallet', async () => {
  const { state } = await renderAt([{ name: 'Connect' }])
  expect(state()).toEqual({ open: true, views: ['Connect'] })
})
