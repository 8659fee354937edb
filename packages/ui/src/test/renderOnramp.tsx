import type { Route } from '@cleat/core'
import type { OnrampOrder, OnrampState } from '@cleat/core/onramp'
import { act, configure } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { Modal } from '../shell/Modal/Modal.tsx'
import { createFakeOnramp, type FakeOnramp } from './createFakeOnramp.ts'
import { createTestAdapter, rabby } from './createTestAdapter.ts'
import type { createTestKit } from './createTestKit.ts'
import { preloadViews } from './preloadViews.ts'
import { renderWithKit } from './renderWithKit.tsx'
import { answerStatus } from './stories/answerStatus.ts'

configure({ asyncUtilTimeout: 10_000 })

export declare namespace renderOnramp {
  type Parameters = createTestKit.Parameters & {
    state?: Partial<OnrampState> | undefined
    orders?: readonly OnrampOrder[] | undefined
    /** The visited views; the last one is shown. @default the form */
    routes?: readonly Route[] | undefined
    /** Runs before the first render. */
    prepare?: ((onramp: FakeOnramp) => void) | undefined
  }
  type ReturnType = Promise<
    renderWithKit.ReturnType & {
      onramp: FakeOnramp
      user: UserEvent
      /** Acts and waits for the interface to render. */
      step(work: () => unknown): Promise<void>
    }
  >
}

/** The modal on a purchase view, with in-memory purchases. */
export async function renderOnramp(
  parameters: renderOnramp.Parameters = {},
): renderOnramp.ReturnType {
  const { state, orders, routes = [{ name: 'OnRampProviders' }], prepare, ...options } = parameters
  vi.stubGlobal('fetch', answerStatus(503))
  await preloadViews()
  const onramp = createFakeOnramp(state, orders)
  prepare?.(onramp)
  const rendered = renderWithKit(<Modal />, {
    onrampController: onramp,
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
  return { ...rendered, onramp, user: userEvent.setup(), step }
}
