import { afterEach, expect, test } from 'vitest'
import { keepReachable } from './keepReachable.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

function setUp() {
  document.body.innerHTML =
    '<div data-cleat="root" aria-hidden="true"><div aria-hidden="true"><dialog></dialog></div></div>'
  const root = document.querySelector('[data-cleat=root]')!
  return { root, dialog: root.querySelector('dialog')! }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('default', async () => {
  const { root, dialog } = setUp()
  const stop = keepReachable(dialog)
  expect(root.hasAttribute('aria-hidden')).toBe(false)
  root.setAttribute('aria-hidden', 'true')
  root.setAttribute('inert', '')
  await settle()
  expect(root.getAttributeNames()).toEqual(['data-cleat'])
  stop()
  root.setAttribute('inert', '')
  await settle()
  expect(root.hasAttribute('inert')).toBe(true)
})

test('behavior: only the root is ours to change', () => {
  const { root, dialog } = setUp()
  keepReachable(dialog)()
  expect(root.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(keepReachable(document.body)).not.toThrow()
})
