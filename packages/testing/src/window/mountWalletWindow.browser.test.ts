import { expect, test } from 'vitest'
import { mountWalletWindow } from './mountWalletWindow.ts'

test('behavior: opened by hand, there is nothing to approve', () => {
  const stop = mountWalletWindow(document)
  expect(document.body.textContent).toContain('Nothing to approve')
  expect(document.querySelectorAll('button')).toHaveLength(0)
  stop()
  expect(document.body.textContent).toBe('')
})

test('error: a document without a window', () => {
  const detached = document.implementation.createHTMLDocument()
  expect(() => mountWalletWindow(detached)).toThrow('shown in a window')
})
