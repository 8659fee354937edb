import { expect, test, vi } from 'vitest'
import type { WalletWindow } from '../handoff/openWindow.ts'
import type { FrameSurface } from '../protocol/notices.ts'
import { createApprovalWindow } from './createApprovalWindow.ts'

const wanted: FrameSurface = { view: 'window', height: 0, canGoBack: false }

/** A frame, and a browser that opens windows as the test says. */
function start() {
  let surface: FrameSurface | undefined
  const listeners = new Set<() => void>()
  const opened: (WalletWindow & {
    isBlocked: ReturnType<typeof vi.fn>
    close: ReturnType<typeof vi.fn>
  })[] = []
  const browser = { isBlocked: false, isThere: false }
  const named: string[] = []
  const approval = createApprovalWindow({
    frame: {
      readSurface: () => surface,
      onSurface(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      nameWindow: (handoff) => void named.push(handoff),
    },
    open() {
      const { isBlocked } = browser
      const one = {
        ...{ handoff: `handoff${opened.length}`, isBlocked: vi.fn(() => isBlocked) },
        ...{ isThere: () => browser.isThere, show: vi.fn(), close: vi.fn() },
      }
      opened.push(one)
      return one
    },
  })
  const show = (next: FrameSurface | undefined) => {
    surface = next
    for (const listener of listeners) listener()
  }
  return { approval, opened, browser, named, show }
}

test('default: opens a window once the frame wants one, and names it to the frame', () => {
  const { approval, opened, named, show } = start()
  approval.open()
  expect(opened).toEqual([])
  show(wanted)
  const heard = vi.fn()
  const stop = approval.subscribe(heard)
  expect(approval.read()).toEqual(wanted)
  approval.open()
  expect(approval.read()).toEqual({ ...wanted, window: 'open' })
  expect([named, heard.mock.calls.length]).toEqual([['handoff0'], 1])
  stop()
  show(undefined)
  expect([approval.read(), heard.mock.calls.length]).toEqual([undefined, 1])
  expect(opened[0]?.close).toHaveBeenCalledOnce()
})

test('behavior: blocked, and blocked again, are two states, and name no window', () => {
  const { approval, browser, named, show } = start()
  show(wanted)
  browser.isBlocked = true
  approval.open()
  expect(approval.read()?.window).toBe('blocked')
  approval.open()
  approval.open()
  expect(approval.read()?.window).toBe('refused')
  expect(named).toEqual([])
  browser.isBlocked = false
  approval.open()
  expect([approval.read()?.window, named]).toEqual(['open', ['handoff3']])
})

test('behavior: a window that is there comes to the front, and one that is cut off is replaced', () => {
  const { approval, opened, browser, named, show } = start()
  show(wanted)
  approval.open()
  browser.isThere = true
  approval.open()
  expect(opened[0]?.show).toHaveBeenCalledOnce()
  expect(opened).toHaveLength(1)
  browser.isThere = false
  approval.open()
  expect(named).toEqual(['handoff0', 'handoff1'])
})

test('behavior: the next request begins without a window', () => {
  const { approval, show } = start()
  show(wanted)
  approval.open()
  show({ ...wanted, view: 'approve' })
  expect(approval.read()).toEqual({ ...wanted, view: 'approve' })
  show(wanted)
  expect(approval.read()).toEqual(wanted)
})

test('behavior: while the code of the window is typed, the window stays', () => {
  const { approval, opened, show } = start()
  show(wanted)
  approval.open()
  show({ ...wanted, view: 'pair' })
  expect([approval.read()?.window, opened[0]?.close.mock.calls]).toEqual(['open', []])
  show(wanted)
  expect(approval.read()?.window).toBe('open')
  show(undefined)
  expect(opened[0]?.close).toHaveBeenCalledOnce()
})
