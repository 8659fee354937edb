import type { FrameTheme } from '@cleat/embedded-wallet/frame'
import { type RenderResult, render } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { FrameRoot } from '../look/FrameRoot.tsx'

/** Renders a view as the frame does, in StrictMode. jsdom has neither layout nor media. */
export function renderInFrame(
  children: ReactElement,
  theme: FrameTheme = { mode: 'light', language: 'en', tokens: {} },
): RenderResult {
  standInForLayout()
  return render(children, {
    wrapper: ({ children: view }) => (
      <StrictMode>
        <FrameRoot theme={theme} onHeight={() => undefined}>
          {view}
        </FrameRoot>
      </StrictMode>
    ),
  })
}

/** Until the test ends, nothing has a size, and the system prefers the dark. */
export function standInForLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
}
