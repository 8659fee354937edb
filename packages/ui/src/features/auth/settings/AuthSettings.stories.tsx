import type { Meta, StoryObj } from '@storybook/react-vite'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/AuthSettings' }
export default meta

const settings = { isConnected: true, route: { name: 'AccountSettings' } } as const

export const LoggedIn: StoryObj = authStory(settings)
export const Warnings: StoryObj = authStory({
  ...settings,
  warnings: ['locked', 'recovery-untested'],
})
export const ByName: StoryObj = authStory({
  ...settings,
  set: (_, { logins }) => logins.setUser({ username: '@ada', provider: 'x' }),
})
export const ByFarcaster: StoryObj = authStory({
  ...settings,
  set: (_, { logins }) => logins.setUser({ username: 'FID 5650', provider: 'farcaster' }),
})
export const ByPasskey: StoryObj = authStory({
  ...settings,
  set: (_, { logins }) => logins.setUser({ provider: 'passkey' }),
})
