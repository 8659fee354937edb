// @vitest-environment jsdom

import { catchError } from '@cleat/core/test/catchError'
import { afterEach, expect, test, vi } from 'vitest'
import { createPopupWatch } from './createPopupWatch.ts'

const url = 'https://keys.example/connect'
const never = new Promise<never>(() => {})

afterEach(() => document.body.replaceChildren())

function start(popup: Window | null = null) {
  const open = vi.fn<Window['open']>(() => popup)
  window.open = open
  const watch = createPopupWatch({ window, origin: 'https://keys.example', wallet: 'Keys' })
  return { open, watch }
}

function leaveNote(): void {
  const note = document.createElement('div')
  note.className = '-cbwsdk-css-reset'
  document.body.append(note)
}

test('default', async () => {
  const { open, watch } = start(window)
  expect(await watch.run(async () => window.open(url, 'name', 'width=1'))).toBe(window)
  expect(open.mock.calls).toEqual([[url, 'name', 'width=1']])
  expect(window.open).toBe(open)
})

test.each([[url], [new URL(url)]])(
  'behavior: a blocked window ends the request: %s',
  async (url) => {
    const { open, watch } = start()
    const request = watch.run(() => {
      window.open(url)
      leaveNote()
      return never
    })
    expect(await catchError(request)).toMatchObject({ code: 'WALLET_POPUP_BLOCKED' })
    expect(document.body.childElementCount).toBe(0)
    expect(window.open).toBe(open)
  },
)

test('behavior: notes that were there stay', async () => {
  const { watch } = start()
  leaveNote()
  await catchError(watch.run(() => Promise.resolve(window.open(url)).then(() => never)))
  expect(document.body.childElementCount).toBe(1)
})

test.each(['https://other.example', 'about:blank', '', undefined])(
  'behavior: a window of somebody else is none of its business: %s',
  async (url) => {
    const { watch } = start()
    const request = watch.run(async () => {
      window.open(url)
      await new Promise((resolve) => setTimeout(resolve))
      return 'done'
    })
    expect(await request).toBe('done')
  },
)

test('behavior: nothing is watched between requests, and errors pass as they are', async () => {
  const { open, watch } = start()
  const error = new Error('No')
  await expect(watch.run(() => Promise.reject(error))).rejects.toBe(error)
  expect(window.open).toBe(open)
  expect(window.open(url)).toBe(null)
})

test('behavior: as many requests as there are, one watch, and no trace after the last', async () => {
  const { open, watch } = start(window)
  let finish: (value: number) => void = () => {}
  const slow = watch.run(() => new Promise<number>((resolve) => (finish = resolve)))
  const watched = window.open
  expect(await watch.run(async () => 1)).toBe(1)
  expect(window.open).toBe(watched)
  finish(2)
  expect(await slow).toBe(2)
  expect(window.open).toBe(open)
})

test('behavior: who stands before it in the meantime is left there, and called once', async () => {
  const { open, watch } = start(window)
  const calls: unknown[] = []
  await watch.run(async () => {
    const { open } = window
    window.open = (...args) => {
      calls.push(args)
      return open.apply(window, args)
    }
  })
  await watch.run(async () => window.open(url))
  window.open(url)
  expect(calls).toEqual([[url], [url]])
  expect(open).toHaveBeenCalledTimes(2)
})
