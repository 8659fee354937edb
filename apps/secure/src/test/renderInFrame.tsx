import type { FrameTheme } from '@cleat/embedded-wallet/frame'
import { act, type RenderResult, render } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { FrameRoot } from '../look/FrameRoot.tsx'
import { sightContext } from '../views/ApproveView/consent/sightContext.ts'
import { allAreas } from './allAreas.ts'
import { createTestSight } from './createTestSight.ts'

/** Renders a view as the frame does, in StrictMode, until its texts are there. */
export async function renderInFrame(
  children: ReactElement,
  theme: FrameTheme = { mode: 'light', language: 'en', tokens: {} },
  sight = createTestSight(),
): Promise<RenderResult> {
  standInForLayout()
  const view = render(children, {
    wrapper: ({ children: inside }) => (
      <StrictMode>
        <sightContext.Provider value={sight}>
          <FrameRoot view="shown" areas={allAreas} theme={theme} onHeight={() => undefined}>
            {inside}
          </FrameRoot>
        </sightContext.Provider>
      </StrictMode>
    ),
  })
  await act(async () => undefined)
  return view
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
