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

const at = (agoMs: number) => new Date(Date.now() - agoMs).toISOString()
const here = {
  ...{ id: 'a', isCurrent: true, browser: 'Firefox on Linux', accounts: ['eip155:1:0x1'] },
  ...{ createdAt: at(9_000_000), usedAt: at(60_000), endsAt: at(-9_000_000) },
}
const phone = { ...here, id: 'b', isCurrent: false, browser: 'Safari on iPhone' }

async function renderDevices(given: Parameters<typeof createTestSiwx>[0]) {
  const modal = await renderSessions(given)
  await modal.step(() => void modal.kit.actions.open({ view: 'Account' }))
  await modal.step(() => modal.kit.controllers.router.push({ name: 'AccountSessions' }))
  return modal
}

test('behavior: other devices, and signing one of them out', async () => {
  let devices = [{ ...phone, usedAt: at(7_300_000), accounts: ['eip155:1:0x2'] }, here]
  const endDevice = vi.fn(async () => {
    devices = [here]
  })
  const { user, view } = await renderDevices({ listDevices: async () => devices, endDevice })
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Firefox on LinuxThis device', 'Safari on iPhoneLast used 2 hours ago0x2'],
  ])
  await expectAccessible(view.container)
  await user.click(screen.getByRole('button', { name: 'Sign out of Safari on iPhone' }))
  expect(endDevice).toHaveBeenCalledWith('b')
  expect(await screen.findByText('You’re signed in nowhere else.')).toBeTruthy()
  expect(screen.queryByText('Safari on iPhone')).toBeNull()
  expect(await screen.findAllByText('Safari on iPhone is signed out.')).toBeTruthy()
})

test('behavior: devices that are not there yet, fail, and are there', async () => {
  const listDevices = vi.fn(() => Promise.reject(new Error('away')))
  const { user, view } = await renderDevices({ listDevices })
  expect(await screen.findByText('Your other devices couldn’t be loaded.')).toBeTruthy()
  await expectAccessible(view.container)
  listDevices.mockReturnValue(new Promise(() => undefined))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(listDevices).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

test('behavior: offline, the list comes with the connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const listDevices = vi.fn(async (): Promise<(typeof here)[]> => Promise.reject(new Error('away')))
  const { step } = await renderDevices({ listDevices })
  expect(await screen.findByText(/^You’re offline\./)).toBeTruthy()
  listDevices.mockResolvedValue([here])
  onLine.mockReturnValue(true)
  await step(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('This device')).toBeTruthy()
  onLine.mockRestore()
})

test('behavior: a session that ended elsewhere is signed out here', async () => {
  const ended = Object.assign(new Error('ended'), { code: 'SIWX_REQUIRED', context: {} })
  const { signIn } = await renderDevices({ listDevices: () => Promise.reject(ended) })
  expect(await screen.findByText('You’re not signed in to Harbour')).toBeTruthy()
  expect(signIn.get().status).toBe('signedOut')
})
