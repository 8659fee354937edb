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
  /** Return values of all renders, in order. */
  renders: result[]
}

/** Renders a hook with a new kit in strict mode. Unmounts and destroys both after the test. */
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
  // Lets the kit's search for earlier sessions finish.
  await act(async () => undefined)
  return { ...rendered, kit, adapter, renders }
}
