import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestLogins } from '../../../test/createTestLogins.ts'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/UpdateEmailWallet' }
export default meta

function updateStory(set: (test: TestLogins) => void): StoryObj {
  return authStory({
    isConnected: true,
    async set(kit, test) {
      set(test)
      kit.controllers.router.push({ name: 'UpdateEmailWallet' })
      kit.controllers.auth?.updateEmail().catch(() => undefined)
      await Promise.resolve()
    },
  })
}

const reject = (error: CleatError) =>
  updateStory(({ logins }) => {
    logins.updated = Promise.reject(error)
  })

export const Frame: StoryObj = updateStory(({ logins }) =>
  logins.show({ view: 'email', height: 260 }),
)
export const Changed: StoryObj = updateStory(({ logins }) => {
  logins.updated = Promise.resolve({ email: 'new@app.example' })
})
export const Declined: StoryObj = reject(
  new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } }),
)
export const Failed: StoryObj = reject(
  new CleatError('FRAME_LOST', { context: { origin: 'https://wallet.app.example' } }),
)
