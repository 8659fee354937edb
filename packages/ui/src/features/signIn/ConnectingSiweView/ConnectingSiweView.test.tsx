import { CleatError, type ErrorCode, type KitOptions } from '@cleat/core'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../../test/createTestAdapter.ts'
import { createTestSiwx } from '../../../test/createTestSiwx.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const Any = CleatError as new (code: ErrorCode, parameters: unknown) => CleatError
const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })

async function renderSignIn(
  options: Partial<KitOptions> = {},
  hasSession = true,
  others: readonly string[] = [],
) {
  const adapter = createTestAdapter(hasSession ? { session: rabby.id, others } : {})
  const sign = vi.fn(async () => ({ signature: `0x${'ab'.repeat(65)}` }))
  Object.assign(adapter.features, { 'message:sign': sign })
  const modal = await renderModal({
    ...{ adapter, siwx: createTestSiwx(), metadata: { name: 'Harbour' } },
    ...options,
  })
  const signIn = await modal.kit.feature('signIn')
  await modal.step(() => undefined)
  if (hasSession) await modal.step(() => void modal.kit.actions.open({ view: 'ConnectingSiwe' }))
  return { ...modal, adapter, sign, signIn }
}

test('default: ready, in the wallet, success for 800 ms, closed', async () => {
  const { kit, sign, user, wait } = await renderSignIn()
  expect(await heading('Sign in to Harbour')).toBeTruthy()
  expect(await screen.findByText('What you sign')).toBeTruthy()
  await user.click(screen.getByText('What you sign'))
  expect(screen.getByText(/wants you to sign in with your Ethereum account/)).toBeTruthy()
  await user.click(button('Sign in'))
  expect(await heading('You’re signed in')).toBeTruthy()
  expect(sign).toHaveBeenCalledTimes(1)
  expect(kit.controllers.modal.state.open).toBe(true)
  await wait(900)
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: after connecting it comes at once, and cancelling disconnects', async () => {
  const { kit, adapter, user, step } = await renderSignIn({}, false)
  await step(() => void kit.actions.open())
  await user.click(await screen.findByRole('button', { name: 'Rabby' }))
  await vi.waitFor(() => expect(adapter.asked).toHaveLength(1))
  await step(() => adapter.answer())
  expect(await heading('Sign in to Harbour')).toBeTruthy()
  await user.click(button('Cancel'))
  expect(kit.controllers.modal.state.open).toBe(false)
  await vi.waitFor(() => expect(kit.controllers.account.get('eip155').status).toBe('disconnected'))
})

test('behavior: optional, it can be left for now', async () => {
  const { kit, user } = await renderSignIn({ siwx: createTestSiwx({ getRequired: () => false }) })
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(kit.controllers.modal.state.open).toBe(false)
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
})

test('behavior: declined, and tried again', async () => {
  const { sign, user } = await renderSignIn()
  sign.mockRejectedValueOnce(
    new Any('REQUEST_USER_REJECTED', { context: { wallet: 'Rabby', method: 'personal_sign' } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await heading('Signature declined')).toBeTruthy()
  await user.click(button('Try again'))
  expect(await heading('You’re signed in')).toBeTruthy()
})

test('behavior: a wallet that shows nothing can be asked again after 8 s, or changed', async () => {
  const { kit, sign, user, wait } = await renderSignIn()
  sign.mockReturnValue(new Promise(() => undefined))
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await heading('Continue in Rabby')).toBeTruthy()
  await wait(8100)
  expect(screen.getByText(/^Nothing there\?/)).toBeTruthy()
  await user.click(button('Ask again'))
  await vi.waitFor(() => expect(sign).toHaveBeenCalledTimes(2))
  await wait(8100)
  await user.click(button('Choose another wallet'))
  expect(kit.controllers.router.current().name).toBe('Connect')
  await vi.waitFor(() => expect(kit.controllers.account.get('eip155').status).toBe('disconnected'))
})

test.each<[ErrorCode, object, string, string]>([
  [
    'SIWX_UNVERIFIABLE',
    { reason: 'a' },
    'This application might not support Smart Accounts',
    'Choose another wallet',
  ],
  [
    'SIWX_UNSUPPORTED',
    { wallet: 'Rabby', reason: 'a' },
    'Rabby can’t sign messages',
    'Choose another wallet',
  ],
  ['SIWX_SIGNATURE_REFUSED', { type: 'a' }, 'Rabby signed with another account', 'Try again'],
  ['SIWX_LINK_REFUSED', { account: 'a' }, 'This account can’t be added', 'Cancel'],
  ['SIWX_EXPIRED', { at: 'a' }, 'This took too long', 'Ask again'],
  ['SERVICE_UNREACHABLE', { service: 'a' }, 'Sign-in can’t be reached', 'Try again'],
  [
    'SIWX_DOMAIN_MISMATCH',
    { expected: 'a.example', actual: 'b.example' },
    'This page can’t sign in for b.example',
    'Cancel',
  ],
  ['SIWX_MESSAGE_INVALID', { field: 'a', reason: 'b' }, 'Couldn’t sign you in', 'Try again'],
])('error: %s', async (code, context, title, action) => {
  const siwx = createTestSiwx({ addSession: () => Promise.reject(new Any(code, { context })) })
  const { user, view } = await renderSignIn({ siwx })
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await heading(title)).toBeTruthy()
  expect(button(action)).toBeTruthy()
  vi.useRealTimers()
  await expectAccessible(view.container)
})

test('behavior: signed with another account that is shared, it signs in with a tap', async () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const context = { expected: testAddress, actual: other }
  const siwx = createTestSiwx({
    addSession: () => Promise.reject(new Any('SIWX_ACCOUNT_MISMATCH', { context })),
  })
  const { kit, signIn, user } = await renderSignIn({ siwx }, true, [other])
  const signInWith = vi.spyOn(signIn, 'signInWith').mockRejectedValue(new Error('later'))
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await heading('Rabby signed with another account')).toBeTruthy()
  expect(button('Try again')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Sign in with 0x70/ }))
  expect(signInWith).toHaveBeenCalledWith({ namespace: 'eip155', address: other })
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('behavior: ready, it is accessible', async () => {
  const { user, view } = await renderSignIn()
  await user.click(await screen.findByText('What you sign'))
  vi.useRealTimers()
  await expectAccessible(view.container)
})
