import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mountModal } from '../exports/modal.ts'
import { createTestAdapter, rabby } from '../test/createTestAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { toPendingTransaction } from '../test/toPendingTransaction.ts'

test('default', async () => {
  const { kit } = createTestKit()
  const before = document.documentElement.outerHTML
  const unmount = await act(async () => mountModal({ kit }))
  await act(async () => void kit.actions.open())
  expect(screen.getByRole('dialog').closest('[data-cleat=root]')?.parentElement).toBe(document.body)

  await act(async () => unmount())
  await waitFor(() => expect(document.documentElement.outerHTML).toBe(before))
  kit.destroy()
})

test('parameters: container', async () => {
  const { kit } = createTestKit()
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const unmount = await act(async () => mountModal({ kit, container: root }))
  await act(async () => void kit.actions.open())
  expect(root.querySelector('dialog[open]')).toBeTruthy()
  expect(root.querySelector('style') ?? root.adoptedStyleSheets?.length).toBeTruthy()
  await act(async () => unmount())
  expect(root.childNodes.length).toBe(0)
  host.remove()
  kit.destroy()
})

test('behavior: two kits do not know each other', async () => {
  const one = createTestKit()
  const two = createTestKit({ id: 'two' })
  const unmounts = await act(async () => [one, two].map(({ kit }) => mountModal({ kit })))
  await act(async () => void two.kit.actions.open())
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(one.kit.controllers.modal.state.open).toBe(false)
  await act(async () => {
    for (const unmount of unmounts) unmount()
  })
  one.kit.destroy()
  two.kit.destroy()
})

test('behavior: opening and closing 200 times leaves no element', async () => {
  const { kit } = createTestKit()
  const unmount = await act(async () => mountModal({ kit }))
  const cycle = async () => {
    await act(async () => void kit.actions.open())
    await act(async () => void kit.actions.close())
  }
  const count = async () => {
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    return document.querySelectorAll('*').length
  }
  await cycle()
  const first = await count()
  for (let index = 0; index < 200; index++) await cycle()
  expect(await count()).toBe(first)
  await act(async () => unmount())
  kit.destroy()
}, 60_000)

test('behavior: what happens in the modal ends there', async () => {
  const { kit } = createTestKit()
  const unmount = await act(async () => mountModal({ kit }))
  await act(async () => void kit.actions.open())
  const onPress = vi.fn()
  document.addEventListener('pointerdown', onPress)
  await userEvent.click(screen.getByRole('heading', { level: 2 }))
  document.removeEventListener('pointerdown', onPress)
  expect(onPress).not.toHaveBeenCalled()
  await act(async () => unmount())
  kit.destroy()
})

test('behavior: an answer that expires after a remount is fetched again by the views that are shown', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  const onBalance = vi.spyOn(adapter, 'onBalance')
  let confirm: (outcome: object) => void = () => undefined
  const outcome = new Promise((resolve) => {
    confirm = resolve
  })
  Object.assign(adapter.features, { 'transfers:load': async () => ({ follow: () => outcome }) })
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  const { kit } = createTestKit({ adapter, services: { data: 'https://data.example' } })
  kit.storage.set('sentPayments', [toPendingTransaction({ place: 1 })])
  await act(async () => void (await kit.actions.reconnect()))
  const mount = async () => {
    const unmount = await act(async () => mountModal({ kit }))
    await act(async () => void kit.actions.open())
    await userEvent.click(await screen.findByRole('tab', { name: 'Activity' }, { timeout: 10_000 }))
    await screen.findByText('Pending', {}, { timeout: 10_000 })
    return unmount
  }

  const unmount = await mount()
  await act(async () => kit.actions.close())
  await act(async () => unmount())
  const unmountAgain = await mount()
  const before = onBalance.mock.calls.length
  await act(async () => confirm({ status: 'confirmed', hash: '0x1' }))
  await waitFor(() => expect(onBalance.mock.calls.length).toBeGreaterThan(before))
  await act(async () => unmountAgain())
  kit.destroy()
  vi.unstubAllGlobals()
})
