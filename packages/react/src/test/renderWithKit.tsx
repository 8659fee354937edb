import { act, type RenderHookResult, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { base, mainnet } from 'viem/chains'
import { onTestFinished } from 'vitest'
import { AppKitProvider } from '../AppKitProvider.tsx'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { createTestAdapter, type TestAdapter } from './createTestAdapter.ts'

export type RenderedHook<result> = RenderHookResult<result, unknown> & {
  kit: AppKitInstance
  adapter: TestAdapter
  /** What the hook returned in each render, in order. */
  renders: result[]
}

/** Renders a hook under a kit of its own, in strict mode. Both go when the test is over. */
export async function renderWithKit<result>(
  hook: () => result,
  adapter: TestAdapter = createTestAdapter(),
): Promise<RenderedHook<result>> {
  const kit = createAppKit({ adapters: [adapter], networks: [mainnet, base] })
  const renders: result[] = []
  const rendered = renderHook(
    () => {
      const value = hook()
      renders.push(value)
      return value
    },
    {
      wrapper: ({ children }) => (
        <StrictMode>
          <AppKitProvider kit={kit}>{children}</AppKitProvider>
        </StrictMode>
      ),
    },
  )
  onTestFinished(() => {
    rendered.unmount()
    kit.destroy()
    localStorage.clear()
  })
  // The kit looks for earlier sessions, and finds none a moment later.
  await act(async () => undefined)
  return { ...rendered, kit, adapter, renders }
}
