import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { createTestPermissions, testPermissions } from '../../test/createTestPermissions.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderModal } from '../../test/renderModal.tsx'

const delegate = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }

async function renderSessions(features = { smartSessions: true }) {
  const permissions = createTestPermissions()
  const adapter = createTestAdapter({ session: rabby.id })
  Object.assign(adapter.features, { 'permissions:load': async () => permissions })
  const metadata = { name: 'Harbour', description: '', url: 'https://harbour.example', icons: [] }
  const modal = await renderModal({ adapter, features, metadata })
  const sessions = await modal.kit.feature('sessions')
  const grant = (permission = testPermissions.coin) =>
    modal.step(() =>
      sessions.grant({
        ...{ permissions: [permission], delegate },
        expiry: Math.floor(Date.now() / 1000) + 86_400,
      }),
    )
  return { ...modal, permissions, sessions, grant }
}

test('default: granted, created, listed, shown and revoked', async () => {
  const { user, view, grant } = await renderSessions()
  await grant()
  expect(await screen.findByRole('heading', { name: 'Harbour has your permission' })).toBeTruthy()
  await expectAccessible(view.container)
  await user.click(screen.getByRole('button', { name: 'See permission' }))
  const facts = await screen.findByText('Who can use it')
  expect(facts).toBeTruthy()
  expect(screen.getAllByText(/0\.1 ETH.* a day/).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  const steps = await screen.findByRole('list', { name: 'What happened' })
  expect(await within(steps).findByText('Rabby revoked it')).toBeTruthy()
  expect(within(steps).getByText('No longer on the list of Rabby')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull()
  await expectAccessible(view.container)
})

test('behavior: from the account, by the clock; each tab has its own', async () => {
  const { kit, sessions, user, step, grant } = await renderSessions()
  await grant()
  await grant(testPermissions.calls)
  await step(() => sessions.revoke({ pci: firstOf(sessions.state.list) }))
  await step(() => void kit.actions.open({ view: 'Account' }))
  await user.click(await screen.findByRole('button', { name: 'Permissions' }))
  expect(await screen.findByText(/0\.1 ETH.* a day/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Revoked' }))
  expect(await screen.findByText(/^Call .*claim.* and .*compound/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Expired' }))
  expect(await screen.findByText('Nothing has expired')).toBeTruthy()
})

test('behavior: what did not end is said, and can be tried again', async () => {
  const { permissions, user, grant } = await renderSessions()
  await grant()
  await user.click(await screen.findByRole('button', { name: 'See permission' }))
  permissions.revoke = async () => undefined
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Still on the list of Rabby')).toBeTruthy()
  expect(screen.getByText(/^It may still be active\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Revoke again' })).toBeTruthy()
})

test('behavior: what was used is said, and a revocation is what the chain says', async () => {
  const { permissions, user, grant } = await renderSessions()
  permissions.usedPercent = 30n
  await grant()
  await user.click(await screen.findByRole('button', { name: 'See permission' }))
  expect(await screen.findByText(/0\.03 ETH.* used in this period$/)).toBeTruthy()
  permissions.revoke = async () => undefined
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Ethereum still allows it')).toBeTruthy()
  permissions.granted = []
  await user.click(screen.getByRole('button', { name: 'Revoke again' }))
  expect(await screen.findByText('Ethereum confirms it')).toBeTruthy()
})

test('behavior: a row says how much was used', async () => {
  const { permissions, kit, step, user, grant } = await renderSessions()
  permissions.usedPercent = 30n
  await grant()
  await step(() => void kit.actions.open({ view: 'Account' }))
  await user.click(await screen.findByRole('button', { name: 'Permissions' }))
  expect(await screen.findByText(/0\.1 ETH.* a day · .*0\.03 ETH.* used/)).toBeTruthy()
})

test('behavior: a wallet without permissions, and apps without them', async () => {
  const { kit, permissions, step } = await renderSessions()
  permissions.getSupport = async () => ({ status: 'unsupported' })
  await step(() => void kit.actions.open({ view: 'Account' }))
  await step(() => kit.controllers.router.push({ name: 'SmartSessionList' }))
  expect(await screen.findByText('Rabby doesn’t grant permissions')).toBeTruthy()
})

test('behavior: apps that do not ask for permissions have no clock', async () => {
  const { kit, step } = await renderSessions({ smartSessions: false })
  await step(() => void kit.actions.open({ view: 'Account' }))
  expect(await screen.findByRole('button', { name: 'Account settings' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Permissions' })).toBeNull()
})

function firstOf(list: { status: string; sessions?: readonly { pci: string }[] }): string {
  return list.sessions?.[0]?.pci ?? ''
}
