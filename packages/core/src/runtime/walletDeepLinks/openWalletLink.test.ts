import { expect, test, vi } from 'vitest'
import { detectDevice } from '../../base/device/detectDevice.ts'
import {
  createDeviceWindow,
  type DeviceFacts,
  iPhoneSafari,
} from '../../test/createDeviceWindow.ts'
import { openWalletLink } from './openWalletLink.ts'
import type { WalletLink } from './walletLink.ts'

const native: WalletLink = { kind: 'native', href: 'rainbow://wc?uri=wc%3A1', target: '_self' }
const page: WalletLink = {
  kind: 'universal',
  href: 'https://rnbwapp.com/wc?uri=wc%3A1',
  target: '_blank',
}

/** Telegram's links count with the first part of their path. */
const wallet = {
  mobile_link: 'rainbow://',
  link_mode: 'https://rnbwapp.com',
  webapp_link: 'https://t.me/wallet_bot/app',
}

function start(facts: DeviceFacts = iPhoneSafari) {
  const open = vi.fn<Window['open']>(() => null)
  const window = Object.assign(createDeviceWindow(facts), { open })
  const device = detectDevice(window)
  return { open, follow: (link: WalletLink) => openWalletLink({ link, wallet, device, window }) }
}

test('default', () => {
  const { open, follow } = start()
  follow(native)
  expect(open.mock.calls).toEqual([[native.href, '_self']])
})

test.each(['_self', '_top'] as const)('behavior: %s takes over what is there', (target) => {
  const { open, follow } = start()
  follow({ ...native, target })
  expect(open.mock.calls).toEqual([[native.href, target]])
})

test('behavior: a new tab learns nothing of this page', () => {
  const { open, follow } = start()
  follow(page)
  expect(open.mock.calls).toEqual([[page.href, '_blank', 'noopener,noreferrer']])
})

function startInTelegram(openLink: unknown, openTelegramLink?: unknown) {
  return start({
    ...iPhoneSafari,
    globals: { Telegram: { WebApp: { platform: 'ios', openLink, openTelegramLink } } },
  })
}

test('behavior: Telegram opens pages by its own call, which needs to know whose it is', () => {
  const calls: unknown[] = []
  const { open, follow } = startInTelegram(function (this: object, ...args: unknown[]) {
    calls.push([Object.keys(this), ...args])
  })
  follow(page)
  expect(calls).toEqual([
    [['platform', 'openLink', 'openTelegramLink'], page.href, { try_instant_view: false }],
  ])
  expect(open).not.toHaveBeenCalled()
})

test('behavior: Telegram opens another of its apps by a call of its own', () => {
  const [openLink, openTelegramLink] = [vi.fn(), vi.fn()]
  const { open, follow } = startInTelegram(openLink, openTelegramLink)
  const href = 'https://t.me/wallet_bot/app?startapp=d2M6MQ'
  follow({ ...page, href })
  expect(openTelegramLink.mock.calls[0]?.[0]).toBe(href)
  expect(openLink).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

test('behavior: schemes are not for Telegram’s call', () => {
  const openLink = vi.fn()
  const { open, follow } = startInTelegram(openLink)
  follow({ ...native, target: '_blank' })
  expect(openLink).not.toHaveBeenCalled()
  expect(open).toHaveBeenCalledOnce()
})

test.each([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new Error('WebAppTgUrlInvalid')
    },
  ],
])('behavior: a new tab where Telegram’s call %s', (_what, openLink) => {
  const { open, follow } = startInTelegram(openLink)
  follow(page)
  expect(open.mock.calls).toEqual([[page.href, '_blank', 'noopener,noreferrer']])
})

test('behavior: outside of Telegram its script is left alone', () => {
  const openLink = vi.fn()
  const globals = { Telegram: { WebApp: { platform: 'unknown', openLink } } }
  const { open, follow } = start({ ...iPhoneSafari, globals })
  follow(page)
  expect(openLink).not.toHaveBeenCalled()
  expect(open).toHaveBeenCalledOnce()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'intent://x#Intent;end',
  'http://a.example/',
  'harbour://wc?uri=wc%3A1',
  'vscode://x',
  'https://rnbwapp.example/wc?uri=wc%3A1',
  'https://t.me/evil_bot/app?startapp=d2M6MQ',
])('error: %s is not opened', (href) => {
  const openLink = vi.fn()
  const { open, follow } = startInTelegram(openLink)
  follow({ kind: 'native', href, target: '_self' })
  expect(open).not.toHaveBeenCalled()
  expect(openLink).not.toHaveBeenCalled()
})
