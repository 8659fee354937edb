import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { createTestSiwx } from '../../../test/createTestSiwx.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

async function renderSessions(given: Parameters<typeof createTestSiwx>[0] = {}) {
  const adapter = createTestAdapter({ session: rabby.id })
  const sign = async () => ({ signature: `0x${'ab'.repeat(65)}` })
  Object.assign(adapter.features, { 'message:sign': sign })
  const siwx = createTestSiwx(given)
  const modal = await renderModal({ adapter, siwx, metadata: { name: 'Harbour' } })
  const signIn = await modal.kit.feature('signIn')
  await modal.step(() => signIn.signIn())
  return { ...modal, signIn }
}

test('default: from the settings, with the ways out', async () => {
  const { kit, signIn, user, step, view } = await renderSessions()
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  await user.click(await screen.findByRole('button', { name: /^Signed in/ }))
  expect(await screen.findByText('Since')).toBeTruthy()
  expect(screen.getByText('Until')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  await expectAccessible(view.container)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('You’re not signed in to Harbour')).toBeTruthy()
  expect(signIn.get().status).toBe('signedOut')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to Harbour' })).toBeTruthy()
})

test('behavior: everywhere, and with the service away', async () => {
  const signOutEverywhere = vi.fn(() => Promise.reject(new Error('away')))
  const { kit, user, step } = await renderSessions({ signOutEverywhere })
  await step(() => void kit.actions.open({ view: 'Account' }))
  await step(() => kit.controllers.router.push({ name: 'AccountSessions' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('You’re not signed in to Harbour')).toBeTruthy()
  expect(await screen.findAllByText(/^You’re signed out here\./)).toBeTruthy()
})

test('behavior: signed out, the account view leads to signing in', async () => {
  const { kit, signIn, user, step } = await renderSessions()
  await step(() => signIn.signOut())
  await step(() => void kit.actions.open())
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(kit.controllers.router.current()).toMatchObject({ name: 'ConnectingSiwe', reason: 'app' })
})
