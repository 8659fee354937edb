import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, frame, rabby, toConnector } from '../../test/createTestAdapter.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { listWallets } from './listWallets.ts'

const empty = () => ({ adapter: createTestAdapter({ connectors: [] }) })

test('default', async () => {
  const { kit, step } = await renderModal()
  await step(() => void kit.actions.open())
  const dialog = screen.getByRole('dialog', { name: 'Connect a wallet' })
  const list = within(dialog).getByRole('list', { name: 'Installed' })
  expect(
    within(list)
      .getAllByRole('button')
      .map((row) => row.textContent),
  ).toEqual(['RRabby', 'FFrame'])
  expect(screen.queryByRole('list', { name: 'Recent' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('behavior: a recent wallet is listed once, above the others', async () => {
  const { kit, step } = await renderModal()
  kit.controllers.connectors.setRecentWallets([{ id: frame.id, name: 'Frame' }])
  await step(() => void kit.actions.open())
  expect(within(screen.getByRole('list', { name: 'Recent' })).getByText('Frame')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Installed' })).queryByText('Frame')).toBeNull()
})

test('behavior: a recent wallet that is gone says so', async () => {
  const { kit, step } = await renderModal()
  kit.controllers.connectors.setRecentWallets([{ id: 'gone', name: 'Gone' }])
  await step(() => void kit.actions.open())
  expect(screen.getByRole('button', { name: /Gone.*Not found/ })).toBeTruthy()
})

test('behavior: a late wallet appears in the open modal', async () => {
  const { kit, adapter, step } = await renderModal(empty())
  await step(() => void kit.actions.open())
  expect(screen.getByRole('heading', { name: 'No wallet found' })).toBeTruthy()
  await step(() => adapter.announce([rabby]))
  expect(screen.getByRole('button', { name: 'Rabby' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'No wallet found' })).toBeNull()
})

test('behavior: without a wallet it says what one is and where to get it', async () => {
  const { kit, step } = await renderModal(empty())
  await step(() => void kit.actions.open())
  const link = screen.getByRole('link', { name: /Get a wallet/ })
  expect(link.getAttribute('href')).toBe('https://ethereum.org/en/wallets/find-wallet/')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByText(/appears here by itself/)).toBeTruthy()
})

test('behavior: links to the terms and the privacy policy, where they are https', async () => {
  const { kit, step } = await renderModal({
    termsConditionsUrl: 'https://app.example/terms',
    privacyPolicyUrl: 'javascript:alert(1)',
  })
  await step(() => void kit.actions.open())
  expect(screen.getByRole('link', { name: /terms of use/ }).getAttribute('href')).toBe(
    'https://app.example/terms',
  )
  expect(screen.queryByRole('link', { name: /privacy/ })).toBeNull()
  expect(screen.getByText(/privacy policy/)).toBeTruthy()
})

test('behavior: a row leads to its wallet by keyboard', async () => {
  const { kit, adapter, user, step } = await renderModal()
  await step(() => void kit.actions.open())
  screen.getByRole('button', { name: 'Rabby' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'Rabby' })).toBeTruthy()
  expect(adapter.asked).toEqual([rabby.id])
})

test('listWallets: one row per wallet, of the wanted namespace', () => {
  const solana = { ...toConnector('app.phantom', 'Phantom'), chain: 'solana' }
  const twin = { ...toConnector('other', 'Rabby'), info: { rdns: rabby.id } }
  const connectors = [rabby, twin, solana]
  const names = (namespace?: string) =>
    listWallets({ connectors, recentWallets: [], namespace }).installed.map(({ name }) => name)
  expect(names()).toEqual(['Rabby', 'Phantom'])
  expect(names('solana')).toEqual(['Phantom'])
})
