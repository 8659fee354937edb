import { expect, test } from 'vitest'
import { createFakePopups } from '../../../test/createFakePopups.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { openProviderWindow } from './openProviderWindow.ts'

const screen = { screenX: 100, screenY: -50, outerWidth: 1401, outerHeight: 900 }
const title = 'Coinbase'

/** A browser with a window at a place. */
function createBrowser(place: Partial<typeof screen> = screen) {
  const { popups, open } = createFakePopups()
  return { popups, window: createFakeWindow({ ...place, open }) }
}

test('default: an empty window in the middle, with no way back to this one', () => {
  const { window, popups } = createBrowser()
  const page = openProviderWindow(window, { title })
  const [popup] = popups
  expect(popup).toMatchObject({
    ...{ urls: ['about:blank'], name: expect.stringMatching(/^cleat-[a-z0-9]{8,16}$/) },
    features: 'popup,width=600,height=800,left=501,top=0',
    ...{ opener: null, document: { title } },
  })
  expect(page?.navigate('https://pay.example/1')).toBe(true)
  expect(popup).toMatchObject({ urls: ['about:blank', 'https://pay.example/1'], openers: [null] })
  expect(popup?.isFocused).toBe(false)
  page?.focus()
  expect(popup?.isFocused).toBe(true)
  expect(page?.isClosed()).toBe(false)
  page?.close()
  expect(popup?.closed).toBe(true)
})

test('behavior: no page can guess the name of the window', () => {
  const { window, popups } = createBrowser()
  for (let count = 0; count < 100; count += 1) openProviderWindow(window, { title })
  expect(new Set(popups.map(({ name }) => name)).size).toBe(100)
})

test('behavior: a browser that does not say where it is', () => {
  const { window, popups } = createBrowser({})
  openProviderWindow(window, { title })
  expect(popups[0]?.features).toBe('popup,width=600,height=800,left=0,top=0')
})

test('behavior: a window that the visitor closed leads nowhere', () => {
  const { window, popups } = createBrowser()
  const page = openProviderWindow(window, { title })
  const [popup] = popups
  if (popup) popup.closed = true
  expect([page?.isClosed(), page?.navigate('https://pay.example/1')]).toEqual([true, false])
  expect(popup?.urls).toEqual(['about:blank'])
})

test('behavior: a browser that blocks it, or throws', () => {
  const open = () => {
    throw new Error('Blocked.')
  }
  for (const one of [open, () => null])
    expect(openProviderWindow({ ...screen, open: one }, { title })).toBeUndefined()
})
