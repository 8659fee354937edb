import type { Route } from '@cleat/core'
import type { SwapState } from '@cleat/core/swap'
import { act, configure } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { Modal } from '../shell/Modal/Modal.tsx'
import { createFakeSwap, type FakeSwap } from './createFakeSwap.ts'
import { createTestAdapter, rabby } from './createTestAdapter.ts'
import type { createTestKit } from './createTestKit.ts'
import { preloadViews } from './preloadViews.ts'
import { renderWithKit } from './renderWithKit.tsx'
import { answerSwapTokens } from './stories/answerSwapTokens.ts'

configure({ asyncUtilTimeout: 10_000 })

export declare namespace renderSwap {
  type Parameters = createTestKit.Parameters & {
    state?: Partial<SwapState> | undefined
    /** The visited views; the last one is shown. @default the form */
    routes?: readonly Route[] | undefined
    /** The data service's answers. @default some tokens */
    fetch?: typeof window.fetch | undefined
    /** Runs before the first render. */
    prepare?: ((swap: FakeSwap) => void) | undefined
  }
  type ReturnType = Promise<
    renderWithKit.ReturnType & {
      swap: FakeSwap
      user: UserEvent
      /** Acts and waits for the interface to render. */
      step(work: () => unknown): Promise<void>
    }
  >
}

/** The modal on a swap view, with in-memory exchanges. */
export async function renderSwap(parameters: renderSwap.Parameters = {}): renderSwap.ReturnType {
  const {
    state,
    routes = [{ name: 'Swap' }],
    fetch = answerSwapTokens(),
    prepare,
    ...options
  } = parameters
  vi.stubGlobal('fetch', fetch)
  await preloadViews()
  const swap = createFakeSwap(state)
  prepare?.(swap)
  const rendered = renderWithKit(<Modal />, {
    swapController: swap,
    adapter: createTestAdapter({ session: rabby.id }),
    services: { data: 'https://data.example' },
    ...options,
  })
  const { actions, controllers } = rendered.kit
  const step = async (work: () => unknown) => {
    await act(async () => {
      await work()
    })
  }
  await step(() => actions.reconnect())
  await step(() => void actions.open())
  await step(() => {
    for (const route of routes) controllers.router.push(route)
  })
  return { ...rendered, swap, user: userEvent.setup(), step }
}
