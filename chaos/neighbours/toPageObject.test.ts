import { expect, test, vi } from 'vitest'
import { createBrowser } from '../browser/createBrowser.ts'
import { currentPage, runIn } from '../browser/page.ts'
import { toPageObject } from './toPageObject.ts'

function createWallet() {
  const listeners = new Set<(value: string) => void>()
  return {
    emit: (value: string) => {
      for (const listener of listeners) listener(value)
    },
    on: (listener: (value: string) => void) => void listeners.add(listener),
    off: (listener: (value: string) => void) => void listeners.delete(listener),
    request: async (asked: { method: string }) => [asked.method, currentPage.getStore()?.tab],
  }
}

test('default: a wallet runs outside the page, and its listeners inside', async () => {
  const page = createBrowser().load(1)
  const wallet = createWallet()
  const shown = toPageObject(page, wallet)
  const heard = vi.fn(() => currentPage.getStore()?.tab)
  expect(await runIn(page, () => shown.request({ method: 'a' }))).toEqual(['a', undefined])
  shown.on(heard)
  wallet.emit('x')
  expect(heard).toHaveBeenCalledExactlyOnceWith('x')
  expect(heard).toHaveReturnedWith(1)
  shown.off(heard)
  wallet.emit('y')
  expect(heard).toHaveBeenCalledOnce()
})

test('behavior: a page that is gone asks nothing and hears nothing', async () => {
  const browser = createBrowser()
  const page = browser.load(0)
  const wallet = createWallet()
  const shown = toPageObject(page, wallet)
  const heard = vi.fn()
  shown.on(heard)
  browser.load(0)
  wallet.emit('x')
  expect(heard).not.toHaveBeenCalled()
  const settled = vi.fn()
  shown.request({ method: 'a' }).then(settled, settled)
  await browser.settle()
  expect(settled).not.toHaveBeenCalled()
})
