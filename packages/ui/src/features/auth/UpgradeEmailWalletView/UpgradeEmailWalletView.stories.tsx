import { type AuthStep, CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestLogins } from '../../../test/createTestLogins.ts'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/UpgradeEmailWallet' }
export default meta

function windowStory(set: (test: TestLogins) => void): StoryObj {
  return authStory({
    isConnected: true,
    async set(kit, test) {
      void kit.controllers.auth?.openSettings()
      kit.controllers.router.push({ name: 'UpgradeEmailWallet' })
      set(test)
      await Promise.resolve()
    },
  })
}

const waiting = (step: AuthStep) => windowStory(({ logins }) => logins.settings?.step(step))

export const InWindow: StoryObj = waiting('window')
export const Blocked: StoryObj = waiting('blocked')
/** Ten minutes later, or after the window was closed. */
export const Over: StoryObj = windowStory(({ logins }) => logins.settings?.end())
export const Failed: StoryObj = windowStory(({ logins }) =>
  logins.settings?.reject(
    new CleatError('FRAME_UNREACHABLE', { context: { origin: 'https://wallet.app.example' } }),
  ),
)
