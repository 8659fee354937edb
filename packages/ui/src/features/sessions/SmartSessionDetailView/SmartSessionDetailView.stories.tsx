import { CleatError, type Kit } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsStory } from '../../../test/stories/sessionsStory.tsx'

const meta: Meta = { title: 'Views/SmartSessionDetail' }
export default meta

const view = 'SmartSessionDetail'
async function revokeFirst(kit: Kit): Promise<void> {
  const { sessions } = kit.controllers
  const list = sessions?.state.list
  const [first] = list?.status === 'success' ? list.sessions : []
  await sessions?.revoke({ pci: first?.pci ?? '' })
}

export const Active: StoryObj = sessionsStory({ view })
const readUse = (percent: bigint) => (permissions: { usedPercent: bigint | undefined }) => {
  permissions.usedPercent = percent
}
export const Used: StoryObj = sessionsStory({ view, before: readUse(30n) })
export const RevokedOnChain: StoryObj = sessionsStory({
  view,
  before: readUse(0n),
  after: (_, kit) => revokeFirst(kit),
})
export const StillOnChain: StoryObj = sessionsStory({
  view,
  before: readUse(30n),
  async after(permissions, kit) {
    permissions.revoke = async () => undefined
    await revokeFirst(kit)
  },
})
export const Revoked: StoryObj = sessionsStory({
  view,
  after: (_, kit) => revokeFirst(kit),
})
export const Revoking: StoryObj = sessionsStory({
  view,
  after(permissions, kit) {
    permissions.revoke = () => new Promise(() => undefined)
    void revokeFirst(kit)
  },
})
export const NotRevoked: StoryObj = sessionsStory({
  view,
  async after(permissions, kit) {
    const context = { wallet: 'Rabby', method: 'revoke' }
    permissions.revoke = () => Promise.reject(new CleatError('WALLET_ERROR', { context }))
    await revokeFirst(kit)
  },
})
export const NotConfirmed: StoryObj = sessionsStory({
  view,
  before(permissions) {
    permissions.granted = undefined
  },
  after: (_, kit) => revokeFirst(kit),
})
export const Broader: StoryObj = sessionsStory({
  view,
  before(permissions) {
    const { grant } = permissions
    permissions.grant = async (asked) =>
      (await grant(asked)).map((one) => ({ ...one, expiry: one.expiry + 1 }))
  },
})
export const Gone: StoryObj = sessionsStory({ view, isGranted: false })
