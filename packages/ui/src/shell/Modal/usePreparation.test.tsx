import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mountModal } from '../../exports/modal.ts'
import { createTestKit } from '../../test/createTestKit.ts'

const dialogs = () => [...document.querySelectorAll('dialog')]

async function setUp() {
  const { kit } = createTestKit()
  const unmount = await act(async () => mountModal({ kit, isPrepared: true }))
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  const end = async () => {
    await act(async () => unmount())
    kit.destroy()
  }
  return { kit, end }
}

test('default', async () => {
  const { kit, end } = await setUp()
  const [dialog] = dialogs()
  const title = dialog?.querySelector('h2')
  expect(dialog?.open).toBe(false)
  expect(title?.textContent).toBe('Connect wallet')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(document.body)

  await act(async () => void kit.actions.open())
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(dialog?.querySelector('h2')).toBe(title)
  expect(document.activeElement).toBe(title)
  await end()
  expect(dialogs()).toHaveLength(0)
})

test('behavior: opened with another view, this one is not left but never was', async () => {
  const { kit, end } = await setUp()
  await act(async () => void kit.actions.open({ view: 'WhatIsAWallet' }))
  expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe('Connect wallet')
  expect(document.querySelector('[data-leaving=true]')).toBeNull()
  await end()
})

test('behavior: without a word nothing is drawn before it opens, and nothing after it closed', async () => {
  const { kit } = createTestKit()
  const unmount = await act(async () => mountModal({ kit }))
  expect(dialogs()).toHaveLength(0)
  await act(async () => void kit.actions.open())
  await act(async () => void kit.actions.close())
  await act(async () => void (await new Promise((done) => setTimeout(done, 300))))
  expect(dialogs()).toHaveLength(0)
  await act(async () => unmount())
  kit.destroy()
})

test('behavior: drawn before it is wanted, it asks no service; an intent is enough', async () => {
  const asked = vi.fn(async (_: string) => new Response('{}', { status: 503 }))
  vi.stubGlobal('fetch', asked)
  const { kit } = createTestKit({
    services: { explorer: 'https://explorer.example' },
    customWallets: [{ id: 'own', name: 'Own', image_url: 'https://own.example/icon.png' }],
  })
  const unmount = await act(async () => mountModal({ kit, isPrepared: true }))
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  const [dialog] = dialogs()
  await act(async () => void (await new Promise((done) => setTimeout(done, 50))))
  expect(asked).not.toHaveBeenCalled()
  expect(dialog?.innerHTML).not.toContain('own.example')
  await act(async () => kit.controllers.modal.prepare('intent'))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(dialog?.innerHTML).toContain('own.example')
  expect(dialog?.open).toBe(false)
  await act(async () => unmount())
  kit.destroy()
  vi.unstubAllGlobals()
})

test('behavior: opened before the list is known, it is drawn at once', async () => {
  const { kit } = createTestKit()
  let unmount = () => {}
  await act(async () => {
    unmount = mountModal({ kit, isPrepared: true })
    void kit.actions.open()
  })
  expect(screen.getByRole('dialog')).toBeTruthy()
  await act(async () => unmount())
  expect(dialogs()).toHaveLength(0)
  kit.destroy()
})

test('behavior: taken out before the list is known, nothing is drawn', async () => {
  const { kit } = createTestKit()
  await act(async () => mountModal({ kit, isPrepared: true })())
  await act(async () => void (await new Promise((done) => setTimeout(done, 50))))
  expect(dialogs()).toHaveLength(0)
  kit.destroy()
})
