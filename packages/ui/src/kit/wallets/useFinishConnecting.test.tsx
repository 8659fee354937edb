import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { base } from '../../test/testNetworks.ts'

const intent = { amount: '1' }

async function renderAway() {
  const adapter = createTestAdapter()
  const modal = await renderModal({ adapter })
  const views = () =>
    modal.kit.controllers.modal.state.open
      ? modal.kit.controllers.router.state.history.map(({ name }) => name)
      : []
  return { ...modal, adapter, views }
}

test('default', async () => {
  const { kit, adapter, step, user, views } = await renderAway()
  let outcome = 'waiting'
  await step(() => {
    const opening = kit.actions.open({ view: 'WalletSend', arguments: intent })
    opening.then(
      () => (outcome = 'sent'),
      () => (outcome = 'closed'),
    )
  })
  expect(views()).toEqual(['Connect'])
  await user.click(screen.getByRole('button', { name: /Rabby/ }))
  await step(() => adapter.answer())
  expect(views()).toEqual(['Connect', 'ConnectingExternal'])
  await waitFor(() => expect(views()).toEqual(['WalletSend']))
  expect(kit.controllers.router.current()).toEqual({ name: 'WalletSend', intent })
  expect(outcome).toBe('waiting')
  await step(() => kit.actions.close())
  expect(outcome).toBe('closed')
})

test('behavior: also when the attempt was left by Back', async () => {
  const { kit, adapter, step, views } = await renderAway()
  await step(() => void kit.actions.open({ view: 'WalletReceive' }))
  await step(() => void kit.actions.connect({ connectorId: rabby.id }))
  expect(views()).toEqual(['Connect'])
  await step(() => adapter.answer())
  expect(views()).toEqual(['WalletReceive'])
})

test('behavior: the network that was chosen before is offered first', async () => {
  const { kit, adapter, step, views } = await renderAway()
  await step(() => kit.actions.switchNetwork({ network: base }))
  await step(() => void kit.actions.open({ view: 'WalletReceive' }))
  await step(() => void kit.actions.connect({ connectorId: rabby.id }))
  await step(() => adapter.answer())
  expect(views()).toEqual(['WalletReceive', 'SwitchNetwork'])
})

test('behavior: who came to connect is done', async () => {
  const { kit, adapter, step, views } = await renderAway()
  await step(() => void kit.actions.open())
  await step(() => void kit.actions.connect({ connectorId: rabby.id }))
  await step(() => adapter.answer())
  expect(views()).toEqual([])
})

test('behavior: a view that leaves does not close what was opened meanwhile', async () => {
  const { kit, adapter, step, user, views } = await renderAway()
  await step(() => void kit.actions.open())
  await user.click(screen.getByRole('button', { name: /Rabby/ }))
  await step(() => adapter.answer())
  // The success is shown for 800 ms, and a leaving view for 180 ms.
  await step(() => new Promise((done) => setTimeout(done, 700)))
  await step(() => kit.actions.close())
  await step(() => void kit.actions.open({ view: 'Networks' }))
  await step(() => new Promise((done) => setTimeout(done, 400)))
  expect(views()).toEqual(['Networks'])
})
