import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestLogins } from '../../../test/createTestLogins.ts'
import { authStory } from '../../../test/stories/authStory.tsx'

const meta: Meta = { title: 'Views/AddDevice' }
export default meta

function addStory(set: (test: TestLogins) => void): StoryObj {
  return authStory({
    isConnected: true,
    async set(kit, test) {
      set(test)
      kit.controllers.router.push({ name: 'AddDevice' })
      kit.controllers.auth?.addDevice().catch(() => undefined)
      await Promise.resolve()
    },
  })
}

const reject = (error: CleatError) =>
  addStory(({ logins }) => {
    logins.added = Promise.reject(error)
  })

export const Loading: StoryObj = addStory(() => undefined)
export const Frame: StoryObj = addStory(({ logins }) => logins.show({ view: 'add', height: 300 }))
export const Added: StoryObj = addStory(({ logins }) => {
  logins.added = Promise.resolve()
})
export const Declined: StoryObj = reject(
  new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } }),
)
export const Failed: StoryObj = reject(
  new CleatError('FRAME_LOST', { context: { origin: 'https://wallet.app.example' } }),
)
