import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openLogins } from '../../test/openLogins.ts'
import { setCoarsePointer } from '../../test/setCoarsePointer.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('default: Farcaster by a code', async () => {
  const look = { themeMode: 'light', locale: 'en-GB' } as const
  const { user, step, last, views, logins, button, heading } = await openLogins(look)
  await user.click(button('Continue with Farcaster'))
  // The frame knows its language from the first request on.
  expect(logins.looks).toMatchObject([{ language: 'en-GB', mode: 'light' }])
  expect(views()).toEqual(['Connect', 'ConnectingFarcaster'])
  await step(() => last().offerFarcaster('https://farcaster.xyz/~/siwf?channelToken=1'))
  expect(await screen.findByRole('img', { name: 'QR code to log in with Farcaster' })).toBeTruthy()
  const link = screen.getByRole('link', { name: /Open Farcaster/ })
  expect(link.getAttribute('href')).toBe('https://farcaster.xyz/~/siwf?channelToken=1')
  await step(() => last().offerFarcaster('javascript:alert(1)'))
  expect(screen.getByRole('link', { name: /Open/ }).getAttribute('href')).toBeNull()
  await step(() => last().approve())
  expect(await heading('Connecting your wallet…')).toBeTruthy()
})

test('behavior: on a phone, Farcaster is a button', async () => {
  setCoarsePointer()
  const { user, step, last, button } = await openLogins()
  await user.click(button('Continue with Farcaster'))
  await step(() => last().offerFarcaster('https://farcaster.xyz/~/siwf?channelToken=1'))
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
  expect(screen.getByRole('link', { name: /Open Farcaster/ })).toBeTruthy()
})

test('behavior: Farcaster at the page of the wallet, which says when it is open', async () => {
  const { user, step, last, button, heading } = await openLogins()
  await user.click(button('Continue with Farcaster'))
  const url = 'https://wallet.app.example/w/farcaster#a'
  await step(() => last().offerFarcaster(url, { door: 'own' }))
  const link = await screen.findByRole('link', { name: /Continue in this browser/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank'])
  await step(() => last().offerFarcaster(url, { door: 'own', isSeen: true }))
  expect(await heading('Continue where you opened it')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
  await expectAccessible()
  await user.click(button('Show the code again'))
  expect(await screen.findByRole('img', { name: /QR/ })).toBeTruthy()
  await step(() => last().offerFarcaster(`${url}b`, { door: 'own' }))
  expect(screen.getByRole('link', { name: /Continue in/ }).getAttribute('href')).toBe(`${url}b`)
  await step(() => last().step('surface'))
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
}, 20_000)

test('behavior: across sites, a window of the wallet shows the code, and the modal waits', async () => {
  const { user, step, last, logins, views, button, heading } = await openLogins()
  await user.click(button('Continue with Farcaster'))
  await step(() => last().step('window'))
  await step(() => logins.show({ view: 'window' }))
  expect(views()).toEqual(['Connect', 'ConnectingFarcaster', 'EmbeddedWallet'])
  expect(await heading('Continue in the wallet window')).toBeTruthy()
  expect(screen.getByText('You log in to your wallet in its own window.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  await expectAccessible()
  await step(() => logins.show(undefined))
  expect(views()).toEqual(['Connect', 'ConnectingFarcaster'])
  await step(() => last().approve())
  expect(await heading('Connecting your wallet…')).toBeTruthy()
})

test('behavior: in a Mini App, the app around the page asks', async () => {
  setCoarsePointer()
  const { user, step, last, button, heading } = await openLogins()
  await user.click(button('Continue with Farcaster'))
  await step(() => last().step('app'))
  expect(await heading('Approve the login')).toBeTruthy()
  expect(screen.getByText('Confirm it in the app where you opened this page.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  await expectAccessible()
  await step(() => last().step('service'))
  await step(() => last().approve())
  expect(await heading('Connecting your wallet…')).toBeTruthy()
})
