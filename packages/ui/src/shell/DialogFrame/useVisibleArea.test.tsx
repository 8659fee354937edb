import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { createTestKit } from '../../test/createTestKit.ts'
import { useVisibleArea } from './useVisibleArea.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Area = Partial<Pick<VisualViewport, 'offsetTop' | 'offsetLeft' | 'width' | 'height' | 'scale'>>

function setUp(area: Area) {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth)
  const { innerWidth: width, innerHeight: height } = window
  const whole = { offsetTop: 0, offsetLeft: 0, width, height, scale: 1 }
  const visual = Object.assign(new EventTarget(), whole, area)
  vi.stubGlobal('visualViewport', visual)
  const dialog = { current: document.createElement('dialog') }
  const { kit } = createTestKit()
  onTestFinished(kit.destroy)
  const hook = renderHook((isEnabled: boolean) => useVisibleArea({ dialog, isEnabled }), {
    initialProps: true,
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider kit={kit}>{children}</KitProvider>
    ),
  })
  return { visual, style: dialog.current.style, ...hook }
}

test('default', () => {
  expect(setUp({}).style.cssText).toBe('')
})

test('behavior: above a keyboard, as long as it is there', () => {
  const { visual, style } = setUp({ offsetTop: 30, height: 300 })
  expect(style.cssText).toBe(
    `--cleat-visible-top: 30px; --cleat-visible-left: 0px; --cleat-visible-width: ${window.innerWidth}px; --cleat-visible-height: 300px;`,
  )
  Object.assign(visual, { offsetTop: 0, height: window.innerHeight })
  visual.dispatchEvent(new Event('resize'))
  expect(style.cssText).toBe('')
})

test('behavior: inside what is seen of a host that is too wide', () => {
  const { style } = setUp({ width: 390 })
  expect(style.getPropertyValue('--cleat-visible-width')).toBe('390px')
})

test('behavior: zooming in changes nothing', () => {
  expect(setUp({ width: 390, scale: 2 }).style.cssText).toBe('')
})

test('behavior: closed, it follows nothing', () => {
  const { visual, style, rerender } = setUp({})
  rerender(false)
  Object.assign(visual, { height: 100 })
  visual.dispatchEvent(new Event('resize'))
  expect(style.cssText).toBe('')
})
