import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AutoHeight } from './AutoHeight.tsx'

type Report = (blockSize: number) => void
let report: Report = () => undefined
const disconnect = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: { borderBoxSize: { blockSize: number }[] }[]) => void) {
        report = (blockSize) => act(() => callback([{ borderBoxSize: [{ blockSize }] }]))
      }
      observe() {}
      disconnect = disconnect
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('default', () => {
  const { unmount } = render(<AutoHeight>content</AutoHeight>)
  const scroller = screen.getByText('content').parentElement as HTMLElement
  expect(scroller.style.height).toBe('')
  report(120)
  expect(scroller.style.height).toBe('')
  expect(scroller.dataset.moving).toBe('false')
  const starts: string[] = []
  vi.spyOn(scroller, 'offsetHeight', 'get').mockImplementation(() => {
    starts.push(scroller.style.height)
    return 120
  })
  report(140)
  expect(starts).toEqual(['120px'])
  expect(scroller.style.height).toBe('140px')
  expect(scroller.dataset.moving).toBe('true')
  act(() => void vi.advanceTimersByTime(220))
  expect(scroller.dataset.moving).toBe('false')
  report(0)
  expect(scroller.style.height).toBe('140px')
  unmount()
  expect(disconnect).toHaveBeenCalled()
})
