import type { Meta, StoryObj } from '@storybook/react-vite'
import { signInStory } from '../../../test/stories/signInStory.tsx'

const meta: Meta = { title: 'Views/AccountSessions' }
export default meta

export const SignedIn: StoryObj = signInStory({ view: 'AccountSessions', isSigning: true })
export const Everywhere: StoryObj = signInStory({
  view: 'AccountSessions',
  isSigning: true,
  siwx: { signOutEverywhere: async () => undefined },
})
export const SignedOut: StoryObj = signInStory({ view: 'AccountSessions' })
export const InAccount: StoryObj = signInStory({ view: 'Account' })
