import type { FarcasterPage, FarcasterView } from '@cleat/embedded-wallet/window'
import { expectAccessible } from '@cleat/ui/test/accessible'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { standInForLayout } from '../test/renderInFrame.tsx'
import { FarcasterApp } from './FarcasterApp.tsx'

const address = '0x63C378DDC446DFf1d831B9B96F7d338FE6bd4231'
const asked = { host: 'app.example', isBusy: false, problem: undefined } as const
const link = 'https://wallet.app.example/w/farcaster#A'
const harbour = { id: 'dev.cleat.harbour', name: 'Harbour Wallet' }
const sign: FarcasterView = { ...asked, name: 'sign', wallets: [harbour], link }

async function open(view: FarcasterView) {
  standInForLayout()
  const page = {
    ...{ choose: vi.fn<FarcasterPage['choose']>(), back: vi.fn<() => void>() },
    ...{ setAccount: vi.fn<FarcasterPage['setAccount']>(), decline: vi.fn<() => void>() },
  }
  const onReload = vi.fn<() => void>()
  const shown = render(<FarcasterApp view={view} page={page} onReload={onReload} />, {
    wrapper: StrictMode,
  })
  await screen.findByRole('heading')
  return { page, onReload, user: userEvent.setup(), shown }
}
const button = (name: string) => screen.getByRole('button', { name })

test('default: says who asks, and signs with a wallet of this browser', async () => {
  const { page, user } = await open(sign)
  expect(screen.getByRole('heading', { name: 'Log in with Farcaster' })).toBeTruthy()
  expect(screen.getByText(/^app\.example asks you to log in/)).toBeTruthy()
  await expectAccessible()
  await user.click(button('Harbour Wallet'))
  expect(page.choose).toHaveBeenCalledWith('dev.cleat.harbour')
  await user.click(button('Don’t log in'))
  expect(page.decline).toHaveBeenCalledTimes(1)
})

test('behavior: while a wallet is asked, nothing else is', async () => {
  const { page, user } = await open({ ...sign, isBusy: true, problem: 'rejected' })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(button('Harbour Wallet'))
  await user.click(button('Don’t log in'))
  expect([page.choose.mock.calls, page.decline.mock.calls]).toEqual([[], []])
})

test('behavior: without a wallet, the address of the page is copied to where one is', async () => {
  const { user } = await open({ ...sign, wallets: [] })
  expect(screen.getByText(/No wallet was found in this browser/)).toBeTruthy()
  await expectAccessible()
  await user.click(button('Copy link'))
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(link)
  Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) })
  await user.click(button('Link copied'))
  expect(await screen.findByRole('alert')).toBeTruthy()
})

test('default: the id of an account that the wallet may sign for', async () => {
  const { page, user } = await open({ ...asked, name: 'account', address })
  await expectAccessible()
  const field = screen.getByRole('textbox', { name: 'Farcaster ID' })
  expect(document.activeElement).toBe(field)
  await user.type(field, '0')
  expect(button('Sign').ariaDisabled).toBe('true')
  await user.clear(field)
  await user.type(field, '77{Enter}')
  expect(page.setAccount.mock.calls).toEqual([[77]])
  await user.click(button('Choose another wallet'))
  expect(page.back).toHaveBeenCalledTimes(1)
})

test.each([
  ['rejected', /^You declined in your wallet/],
  ['wallet', /didn’t sign/],
  ['foreign', /can’t sign for that Farcaster account/],
  ['service', /couldn’t be reached/],
] as const)('behavior: %s', async (problem, words) => {
  await open({ ...sign, problem })
  expect(screen.getByRole('alert').textContent).toMatch(words)
})

test.each([
  ['done', 'You’re logged in', /go back to where you started/],
  ['declined', 'Login not completed', /Nothing was shared/],
  ['late', 'Login not completed', /Start again where you came from/],
  ['service', 'Couldn’t log you in', /couldn’t be reached/],
] as const)('default: %s', async (end, title, lead) => {
  const { onReload, user } = await open({ name: 'ended', end })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(lead)).toBeTruthy()
  await expectAccessible()
  const retry = screen.queryByRole('button', { name: 'Try again' })
  expect(retry !== null).toBe(end === 'service')
  if (retry) await user.click(retry)
  expect(onReload).toHaveBeenCalledTimes(end === 'service' ? 1 : 0)
})

test.each([
  ['opening', 'Opening your wallet…'],
  ['nothing', 'Nothing to do here'],
] as const)('default: %s', async (name, title) => {
  await open({ name })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})
