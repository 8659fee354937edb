import type { Kit, Route } from '@cleat/core'
import type { ApprovalsState } from '@cleat/core/approvals'
import type { StoryObj } from '@storybook/react-vite'
import { createFakeApprovals } from '../createFakeApprovals.ts'
import { createTestAdapter, rabby } from '../createTestAdapter.ts'
import { modalStory } from './modalStory.tsx'

/** A story of approvals in one state, with in-memory ones. */
export function approvalsStory(
  parameters: {
    /** @default the list */
    route?: Route | undefined
    state?: Partial<ApprovalsState> & { readonly isSupported?: boolean | undefined }
    play?: StoryObj['play']
    isHandheld?: boolean | undefined
  } = {},
): StoryObj {
  const { route = { name: 'Approvals' }, state, play, isHandheld } = parameters
  return modalStory({
    create: () => ({
      adapter: createTestAdapter({ session: rabby.id }),
      approvalsController: createFakeApprovals(state),
    }),
    async act(kit: Kit) {
      await kit.actions.reconnect()
      void kit.actions.open()
      kit.controllers.router.push(route)
    },
    ...{ play, isHandheld },
  })
}
