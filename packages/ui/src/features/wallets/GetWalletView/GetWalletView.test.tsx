import type { CleatEvent, KitOptions } from '@cleat/core'
import { loadRegistry } from '@cleat/core/wallets'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

const registry = await loadRegistry()

async function renderGet(parameters: Partial<KitOptions> = {}) {
  const events: string[] = []
  const onEvent = ({ event }: CleatEvent) => void events.push(event)
  const modal = await renderModal({ onEvent, ...parameters })
  await modal.step(() => {
    void modal.kit.actions.open()
    modal.kit.controllers.router.push({ name: 'WhatIsAWallet' })
  })
  await modal.user.click(screen.getByRole('button', { name: 'Get a wallet' }))
  await waitFor(() => expect(screen.getByRole('list', { name: 'Get a wallet' })).toBeTruthy())
  return { ...modal, events }
}
const names = () =>
  within(screen.getByRole('list', { name: 'Get a wallet' }))
    .getAllByRole('button')
    .map((row) => row.querySelector('bdi')?.textContent)

test('default', async () => {
  const { view, events } = await renderGet()
  expect(names()).toEqual(registry.slice(0, 4).map(({ name }) => name))
  expect(events.at(-1)).toBe('CLICK_GET_WALLET_HELP')
  await expectAccessible(view.container)
})

test('behavior: featured and custom wallets first', async () => {
  const [, , , , fifth] = registry
  await renderGet({
    featuredWalletIds: [fifth?.id ?? ''],
    customWallets: [{ id: 'own', name: 'Own' }],
  })
  expect(names()).toEqual([fifth?.name, 'Own', registry[0]?.name, registry[1]?.name])
})

test('behavior: leads to where a wallet is to be had, and to all of them', async () => {
  const { kit, user, events } = await renderGet()
  await user.click(screen.getByRole('button', { name: registry[0]?.name ?? '' }))
  expect(kit.controllers.router.current()).toMatchObject({
    name: 'Downloads',
    wallet: { id: registry[0]?.id },
  })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: /All wallets/ }))
  expect(kit.controllers.router.current().name).toBe('AllWallets')
  expect(events.at(-1)).toBe('CLICK_ALL_WALLETS')
})
