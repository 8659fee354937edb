import type { FrameTheme } from '@cleat/embedded-wallet/frame'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { standInForLayout } from '../test/renderInFrame.tsx'
import { frameAreas } from '../texts/frameAreas.ts'
import { FrameRoot } from './FrameRoot.tsx'

const light: FrameTheme = { mode: 'light', language: 'en', tokens: {} }

async function renderRoot(theme: FrameTheme | undefined) {
  standInForLayout()
  const onHeight = vi.fn<(height: number) => void>()
  const draw = (next: FrameTheme | undefined) => (
    <FrameRoot areas={frameAreas} theme={next} onHeight={onHeight}>
      <p>Ahoy</p>
    </FrameRoot>
  )
  const { rerender } = render(draw(theme))
  await act(async () => undefined)
  const root = screen.getByText('Ahoy').parentElement
  if (!root) throw new Error('Nothing was drawn.')
  return {
    ...{ root, onHeight },
    setTheme: async (next: FrameTheme) => act(async () => rerender(draw(next))),
  }
}

test('default: mode, language and direction of the page', async () => {
  const { root } = await renderRoot({ ...light, language: 'he', mode: 'dark' })
  await waitFor(() => expect(document.documentElement.lang).toBe('he'))
  expect([root.dir, root.lang, root.dataset.theme]).toEqual(['rtl', 'he', 'dark'])
  expect(document.documentElement.style.colorScheme).toBe('dark')
})

test('behavior: without a theme it is as the system has it', async () => {
  const { root } = await renderRoot(undefined)
  expect(root.dataset.theme).toBe('dark')
  expect(root.dir).toBe('ltr')
})

test('behavior: variables of the theme, as long as it has them', async () => {
  const { root, setTheme } = await renderRoot({ ...light, tokens: { '--cleat-accent': '#1a8f5c' } })
  expect(root.style.getPropertyValue('--cleat-accent')).toBe('#1a8f5c')
  await setTheme({ ...light, tokens: { '--cleat-border-radius-master': '8px' } })
  expect(root.style.getPropertyValue('--cleat-accent')).toBe('')
  expect(root.style.getPropertyValue('--cleat-border-radius-master')).toBe('8px')
})

test.each([
  ['--cleat-accent', 'url(https://elsewhere.example/a.png)'],
  ['--cleat-accent', 'red; } body { display: none'],
  ['--cleat-accent', 'image-set("a.png" 1x)'],
  ['position', 'fixed'],
  ['opacity', '0'],
])('error: %s: %s changes nothing', async (name, value) => {
  const { root } = await renderRoot({ ...light, tokens: { [name]: value } })
  expect(root.style.length).toBe(0)
})

test('behavior: says how high it is, until it is gone', async () => {
  standInForLayout()
  const observed: { change: () => void; isOver: boolean }[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      own = { change: () => {}, isOver: false }
      constructor(change: () => void) {
        this.own.change = change
      }
      observe() {
        observed.push(this.own)
      }
      disconnect() {
        this.own.isOver = true
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240)
  const onHeight = vi.fn()
  const { unmount } = render(
    <FrameRoot areas={frameAreas} theme={light} onHeight={onHeight}>
      <p>Ahoy</p>
    </FrameRoot>,
  )
  await act(async () => undefined)
  act(() => observed.at(-1)?.change())
  expect(onHeight.mock.calls).toEqual([[240]])
  unmount()
  expect(observed.every(({ isOver }) => isOver)).toBe(true)
  vi.restoreAllMocks()
})
