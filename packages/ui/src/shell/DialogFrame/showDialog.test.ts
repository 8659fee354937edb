import { afterEach, expect, test, vi } from 'vitest'
import { rehearsal } from './rehearsal.ts'
import { showDialog } from './showDialog.ts'

const hides: (() => void)[] = []
afterEach(() => {
  for (const hide of hides.splice(0)) hide()
  document.body.replaceChildren()
})

function setUp() {
  const opener = document.createElement('button')
  const dialog = document.createElement('dialog')
  const title = document.createElement('h2')
  title.tabIndex = -1
  dialog.append(title)
  document.body.append(opener, dialog)
  opener.focus()
  const ask = vi.fn(() => true)
  const show = () => {
    const hide = showDialog({ element: dialog, nonce: undefined, focus: () => title.focus(), ask })
    hides.push(hide)
  }
  return { opener, dialog, title, ask, show }
}

test('default: shown with the focus inside; hidden, the focus is back', async () => {
  const { opener, dialog, title, show } = setUp()
  show()
  expect(dialog.open).toBe(true)
  expect(document.activeElement).toBe(title)
  for (const hide of hides.splice(0)) hide()
  expect(dialog.open).toBe(false)
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
})

test('behavior: shown while it is laid out hidden, nothing hides it any more', () => {
  const { dialog, show } = setUp()
  rehearsal.start(dialog)
  show()
  expect([...dialog.attributes].map(({ name }) => name)).toEqual(['open'])
})

test('behavior: Escape asks, and a refusal keeps it open', () => {
  const { dialog, ask, show } = setUp()
  ask.mockReturnValue(false)
  show()
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(ask).toHaveBeenCalledTimes(1)
  dialog.open = false
  dialog.dispatchEvent(new Event('close'))
  expect(dialog.open).toBe(true)
})
