import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsStory } from '../../../test/stories/sessionsStory.tsx'

const meta: Meta = { title: 'Views/SmartSessionList' }
export default meta

export const Active: StoryObj = sessionsStory()
export const Used: StoryObj = sessionsStory({
  before(permissions) {
    permissions.usedPercent = 30n
  },
})
export const Empty: StoryObj = sessionsStory({ isGranted: false })
export const Loading: StoryObj = sessionsStory({
  isGranted: false,
  before(permissions) {
    permissions.list = () => new Promise(() => undefined)
  },
})
export const NoWalletList: StoryObj = sessionsStory({
  before(permissions) {
    permissions.granted = undefined
  },
  async after(permissions, kit) {
    permissions.revoke = async () => undefined
    const { list } = kit.controllers.sessions?.state ?? {}
    const [first] = list?.status === 'success' ? list.sessions : []
    await kit.controllers.sessions?.revoke({ pci: first?.pci ?? '' })
  },
})
export const Unsupported: StoryObj = sessionsStory({
  isGranted: false,
  before(permissions) {
    permissions.getSupport = async () => ({ status: 'unsupported' })
  },
})
export const Failed: StoryObj = sessionsStory({
  isGranted: false,
  before(permissions) {
    const read = () => {
      throw new CleatError('UI_LOAD_FAILED')
    }
    permissions.list = async () => read()
    permissions.read = read
    Object.defineProperty(permissions, 'list', { get: read, configurable: true })
  },
})
export const Broader: StoryObj = sessionsStory({
  before(permissions) {
    const { grant } = permissions
    permissions.grant = async (asked) =>
      (await grant(asked)).map((one) => ({ ...one, expiry: one.expiry + 1 }))
  },
})
export const InAccount: StoryObj = sessionsStory({ view: 'Account' })
