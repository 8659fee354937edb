import type { RouteName, SmartAccountState } from '@cleat/core'
import { act, configure } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Modal } from '../shell/Modal/Modal.tsx'
import { createFakeSmartAccount, type FakeSmartAccount } from './createFakeSmartAccount.ts'
import { createTestAdapter, harbour } from './createTestAdapter.ts'
import { preloadViews } from './preloadViews.ts'
import { renderWithKit } from './renderWithKit.tsx'

configure({ asyncUtilTimeout: 10_000 })

/** The modal on a view of the account's code or kind, with an in-memory one. */
export async function renderSmartAccount(
  parameters: {
    state?:
      | (Partial<SmartAccountState> & { readonly isChoosable?: boolean | undefined })
      | undefined
    route?: Extract<RouteName, 'SmartAccountSettings' | 'AccountCode' | 'AccountSettings'>
    adapter?: ReturnType<typeof createTestAdapter> | undefined
  } = {},
): Promise<
  renderWithKit.ReturnType & {
    slice: FakeSmartAccount
    user: UserEvent
    /** Acts and waits for the interface to render. */
    step(work: () => unknown): Promise<void>
  }
> {
  const { state, route: name = 'SmartAccountSettings' } = parameters
  await preloadViews()
  const slice = createFakeSmartAccount(state)
  const { adapter = createTestAdapter({ connectors: [harbour], session: harbour.id }) } = parameters
  const rendered = renderWithKit(<Modal />, { smartAccountController: slice, adapter })
  const { actions, controllers } = rendered.kit
  const step = async (work: () => unknown) => {
    await act(async () => {
      await work()
    })
  }
  await step(() => actions.reconnect())
  await step(() => void actions.open())
  await step(() => controllers.router.push({ name }))
  return { ...rendered, slice, user: userEvent.setup(), step }
}
