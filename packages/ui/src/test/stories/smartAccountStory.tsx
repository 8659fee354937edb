import type { Kit, RouteName, SmartAccountState } from '@cleat/core'
import type { StoryObj } from '@storybook/react-vite'
import { createFakeSmartAccount } from '../createFakeSmartAccount.ts'
import { createTestAdapter, harbour } from '../createTestAdapter.ts'
import { modalStory } from './modalStory.tsx'

/** A story of the account's code or kind in one state, with an in-memory one. */
export function smartAccountStory(
  parameters: {
    route?: Extract<RouteName, 'SmartAccountSettings' | 'AccountCode'>
    state?: Partial<SmartAccountState> & { readonly isChoosable?: boolean | undefined }
    play?: StoryObj['play']
    isHandheld?: boolean | undefined
  } = {},
): StoryObj {
  const { route: name = 'SmartAccountSettings', state, play, isHandheld } = parameters
  return modalStory({
    create: () => ({
      adapter: createTestAdapter({ connectors: [harbour], session: harbour.id }),
      smartAccountController: createFakeSmartAccount(state),
    }),
    async act(kit: Kit) {
      await kit.actions.reconnect()
      void kit.actions.open()
      kit.controllers.router.push({ name })
    },
    ...{ play, isHandheld },
  })
}
