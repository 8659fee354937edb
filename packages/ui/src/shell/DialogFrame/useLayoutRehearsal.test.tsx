import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLayoutRehearsal } from './useLayoutRehearsal.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function setUp() {
  const waiting = new Set<() => void>()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting.add(run)
    return run
  })
  vi.stubGlobal('cancelIdleCallback', (run: () => void) => waiting.delete(run))
  const idle = () => {
    const runs = [...waiting]
    waiting.clear()
    act(() => {
      for (const run of runs) run()
    })
  }
  const element = document.createElement('dialog')
  const title = document.createElement('h2')
  element.append(title)
  document.body.append(element)
  const onLayout = vi.spyOn(title, 'getBoundingClientRect')
  const onStyle = vi.spyOn(window, 'getComputedStyle')
  const hook = renderHook(
    ({ isWaiting }) => useLayoutRehearsal({ dialog: { current: element }, isWaiting }),
    { initialProps: { isWaiting: true } },
  )
  return { ...hook, element, waiting, idle, onStyle, onLayout }
}

test('default', () => {
  const { element, idle, onStyle, onLayout, waiting } = setUp()
  expect(onStyle).not.toHaveBeenCalled()
  idle()
  expect(element.hasAttribute('data-rehearsing')).toBe(true)
  expect(onStyle).toHaveBeenCalledTimes(1)
  expect(onLayout).not.toHaveBeenCalled()
  idle()
  expect(onLayout).toHaveBeenCalledTimes(1)
  expect(element.hasAttribute('data-rehearsing')).toBe(false)
  expect(waiting.size).toBe(0)
})

test('behavior: opened, nothing is left to do', () => {
  const { element, idle, rerender, waiting } = setUp()
  idle()
  rerender({ isWaiting: false })
  expect(element.hasAttribute('data-rehearsing')).toBe(false)
  expect(waiting.size).toBe(0)
})

test('behavior: gone between the two steps, the second is cancelled', () => {
  const { idle, unmount, waiting } = setUp()
  idle()
  expect(waiting.size).toBe(1)
  unmount()
  expect(waiting.size).toBe(0)
})

test('behavior: without idle callbacks a timer stands in, and is cleared', () => {
  vi.useFakeTimers()
  const { rerender, unmount } = setUp()
  vi.stubGlobal('requestIdleCallback', undefined)
  rerender({ isWaiting: false })
  rerender({ isWaiting: true })
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
