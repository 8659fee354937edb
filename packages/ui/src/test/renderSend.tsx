import type { Route } from '@cleat/core'
import type { SendState } from '@cleat/core/send'
import { act, configure } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { Modal } from '../shell/Modal/Modal.tsx'
import { createFakeSend, type FakeSend } from './createFakeSend.ts'
import { createTestAdapter, rabby } from './createTestAdapter.ts'
import type { createTestKit } from './createTestKit.ts'
import { preloadViews } from './preloadViews.ts'
import { renderWithKit } from './renderWithKit.tsx'
import { answerTokens } from './stories/sendStory.tsx'

configure({ asyncUtilTimeout: 10_000 })

export declare namespace renderSend {
  type Parameters = createTestKit.Parameters & {
    state?: Partial<SendState> | undefined
    /** The visited views; the last one is shown. @default the form */
    routes?: readonly Route[] | undefined
    /** The data service's answers. @default some tokens */
    fetch?: typeof window.fetch | undefined
    /** Runs before the first render. */
    prepare?: ((send: FakeSend) => void) | undefined
  }
  type ReturnType = Promise<
    renderWithKit.ReturnType & {
      send: FakeSend
      user: UserEvent
      /** Acts and waits for the interface to render. */
      step(work: () => unknown): Promise<void>
    }
  >
}

/** The modal on a send view, with in-memory payments. */
export async function renderSend(parameters: renderSend.Parameters = {}): renderSend.ReturnType {
  const { state, routes = [{ name: 'WalletSend' }], fetch = answerTokens(), prepare } = parameters
  const {
    state: _state,
    routes: _routes,
    fetch: _fetch,
    prepare: _prepare,
    ...options
  } = parameters
  vi.stubGlobal('fetch', fetch)
  await preloadViews()
  const send = createFakeSend(state)
  prepare?.(send)
  const rendered = renderWithKit(<Modal />, {
    send,
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
  return { ...rendered, send, user: userEvent.setup(), step }
}
