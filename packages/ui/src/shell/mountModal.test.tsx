import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mountModal } from '../exports/modal.ts'
import { createTestKit } from '../test/createTestKit.ts'

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
