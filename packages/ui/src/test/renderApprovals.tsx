import type { Route } from '@cleat/core'
import type { ApprovalsState } from '@cleat/core/approvals'
import { act, configure } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Modal } from '../shell/Modal/Modal.tsx'
import { createFakeApprovals, type FakeApprovals } from './createFakeApprovals.ts'
import { createTestAdapter, rabby } from './createTestAdapter.ts'
import { preloadViews } from './preloadViews.ts'
import { renderWithKit } from './renderWithKit.tsx'

configure({ asyncUtilTimeout: 10_000 })

/** The modal on a view of approvals, with in-memory ones. */
export async function renderApprovals(
  parameters: {
    state?: (Partial<ApprovalsState> & { readonly isSupported?: boolean | undefined }) | undefined
    /** @default the list */
    route?: Route | undefined
  } = {},
): Promise<
  renderWithKit.ReturnType & {
    approvals: FakeApprovals
    user: UserEvent
    /** Acts and waits for the interface to render. */
    step(work: () => unknown): Promise<void>
  }
> {
  const { state, route = { name: 'Approvals' } } = parameters
  await preloadViews()
  const approvals = createFakeApprovals(state)
  const rendered = renderWithKit(<Modal />, {
    approvalsController: approvals,
    adapter: createTestAdapter({ session: rabby.id }),
  })
  const { actions, controllers } = rendered.kit
  const step = async (work: () => unknown) => {
    await act(async () => {
      await work()
    })
  }
  await step(() => actions.reconnect())
  await step(() => void actions.open())
  await step(() => controllers.router.push(route))
  return { ...rendered, approvals, user: userEvent.setup(), step }
}
