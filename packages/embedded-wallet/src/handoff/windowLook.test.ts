import { expect, test } from 'vitest'
import { windowLook } from './windowLook.ts'

/** A tab, and its addresses one after the other. */
function openTab() {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
  return (search: string) => windowLook.read({ location: { search } as Location, sessionStorage })
}

test('default: a window looks as its page, also when it comes back from a provider', () => {
  const read = openTab()
  const look = { mode: 'dark', language: 'zh-Hant' } as const
  expect(read(windowLook.write(look))).toEqual(look)
  expect(read('')).toEqual(look)
  expect(read('?code=abc&state=def')).toEqual(look)
})

test('behavior: a page that says nothing', () => {
  expect(windowLook.write(undefined)).toBe('')
  expect(openTab()('')).toBeUndefined()
})

test.each([
  '?mode=dark',
  '?mode=red&language=de',
  '?mode=dark&language=%3Cscript%3E',
  `?mode=dark&language=${'a-'.repeat(20)}a`,
  '?mode=dark&language=',
])('error: %s says nothing', (search) => {
  expect(openTab()(search)).toBeUndefined()
})

test('error: where storage is refused, a window looks as its page until it goes elsewhere', () => {
  const window = (search: string) => ({
    location: { search } as Location,
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(windowLook.read(window('?mode=dark&language=de'))).toEqual({
    mode: 'dark',
    language: 'de',
  })
  expect(windowLook.read(window(''))).toBeUndefined()
})

test('error: what is remembered and is no look', () => {
  const sessionStorage = { getItem: () => '{' } as Partial<Storage> as Storage
  expect(windowLook.read({ location: { search: '' } as Location, sessionStorage })).toBeUndefined()
})
