import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import {
  androidChrome,
  createDeviceWindow,
  type DeviceFacts,
  desktopChrome,
} from '../../test/createDeviceWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { bringWalletForward } from './bringWalletForward.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const harbour: Wallet = { id: 'harbour', name: 'Harbour', mobile_link: 'harbour://' }
const request = { id: 1, method: 'personal_sign', wallet: 'Harbour' }

/** A request that is pending in the wallet, on a phone by default. */
function create(parameters: { device?: DeviceFacts; href?: string | undefined } = {}) {
  const { device, href } = { device: androidChrome, href: 'harbour://', ...parameters }
  const { kit } = createTestKit()
  const opened: (string | undefined)[] = []
  const open = (address?: string) => {
    opened.push(address)
    return null
  }
  const document = { visibilityState: 'visible', referrer: '' }
  vi.stubGlobal('window', createDeviceWindow({ ...device, globals: { open } }))
  vi.stubGlobal('document', document)
  kit.controllers.connection.set({ waiting: [request] })
  let requested = 0
  const openRequests = () => {
    requested += 1
  }
  bringWalletForward(kit, { id: 1, href, linked: harbour, openRequests })
  return { kit, opened, document, count: () => requested }
}

test('default', () => {
  const { opened, count } = create()
  expect(opened).toEqual(['harbour://'])
  vi.advanceTimersByTime(1499)
  expect(count()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(count()).toBe(1)
})

test.each([
  ['on a desktop', { device: desktopChrome }],
  ['without a link', { href: undefined }],
  ['with a link that is not safe', { href: 'javascript:alert(1)' }],
  ['with a link of another wallet', { href: 'rainbow://' }],
])('behavior: nothing is opened %s', (_, parameters) => {
  const { opened, count } = create(parameters)
  vi.advanceTimersByTime(5000)
  expect(opened).toEqual([])
  expect(count()).toBe(0)
})

test('behavior: a page that was left asks nothing', () => {
  const { document, count } = create()
  document.visibilityState = 'hidden'
  vi.advanceTimersByTime(1500)
  expect(count()).toBe(0)
})

test('behavior: an answered request asks nothing', () => {
  const { kit, count } = create()
  kit.controllers.connection.set({ waiting: [{ ...request, id: 2 }] })
  vi.advanceTimersByTime(1500)
  expect(count()).toBe(0)
})

test('behavior: an open modal stays as it is', () => {
  const { kit, count } = create()
  kit.controllers.modal.open()
  vi.advanceTimersByTime(1500)
  expect(count()).toBe(0)
})

test('behavior: a destroyed kit asks nothing', () => {
  const { kit, count } = create()
  kit.destroy()
  kit.controllers.connection.set({ waiting: [request] })
  vi.advanceTimersByTime(1500)
  expect(count()).toBe(0)
})
