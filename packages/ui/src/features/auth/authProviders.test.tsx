import { CleatError } from '@cleat/core'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openLogins } from '../../test/openLogins.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('default: a passkey; not completed is no error', async () => {
  const { user, step, last, button, heading } = await openLogins()
  await user.click(button('Continue with a passkey'))
  expect(await heading('Use your passkey')).toBeTruthy()
  await step(() =>
    last().reject(new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } })),
  )
  expect(await heading('Login not completed')).toBeTruthy()
  expect(screen.queryByText('Details')).toBeNull()
  expect(button('Try again')).toBeTruthy()
})

test('default: a provider, whose window can be shown again', async () => {
  const { user, step, last, logins, adapter, views, button, heading } = await openLogins()
  await user.click(button('Continue with Google'))
  expect(views()).toEqual(['Connect', 'ConnectingSocial'])
  expect(await heading('Opening Google…')).toBeTruthy()
  await step(() => last().step('window'))
  expect(await heading('Log in with Google')).toBeTruthy()
  await user.click(button('Show the window'))
  expect(logins.calls).toEqual(['logIn social', 'openWindow'])
  await expectAccessible()
  await step(() => last().step('blocked'))
  expect(await heading('Your browser blocked the window')).toBeTruthy()
  await user.click(button('Open the window'))
  await step(() => last().step('redirect'))
  expect(await heading('Continue on another page')).toBeTruthy()
  await user.click(button('Continue'))
  expect(logins.calls.slice(-2)).toEqual(['openWindow', 'openWindow'])
  await step(() => last().step('service'))
  await step(() => logins.show({ view: 'device' }))
  expect(views()).toEqual(['Connect', 'ConnectingSocial', 'EmbeddedWallet'])
  await step(() => last().approve())
  expect(views()).toEqual(['Connect', 'ConnectingSocial'])
  await step(() => adapter.answer())
  expect(await heading('You’re logged in')).toBeTruthy()
}, 20_000)

test('behavior: a provider that is late is said, and still waited for', async () => {
  const { user, step, last, button } = await openLogins()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(button('Continue with Google'))
  await step(() => last().step('window'))
  await step(() => vi.advanceTimersByTimeAsync(45_100))
  expect(screen.getByText('Google hasn’t answered yet. Finish there, or try again.')).toBeTruthy()
  expect(button('Show the window')).toBeTruthy()
  expect(button('Try again')).toBeTruthy()
})

test('behavior: what the service does not have is said, then hidden', async () => {
  const { user, step, last, logins, views, button, heading } = await openLogins()
  logins.methods = { email: true, passkey: true, socials: ['x'] }
  await user.click(button('Continue with Google'))
  await step(() =>
    last().reject(new CleatError('LOGIN_PROVIDER_REFUSED', { context: { provider: 'google' } })),
  )
  expect(await heading('Google isn’t available here')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(button('Other ways to log in'))
  expect(views()).toEqual(['Connect'])
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})
