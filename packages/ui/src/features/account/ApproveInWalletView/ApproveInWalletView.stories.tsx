import type { WaitingRequest } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pairingStory } from '../../../test/stories/pairingStory.ts'

const meta: Meta = { title: 'Views/ApproveInWallet' }
export default meta

const request = { id: 1, method: 'personal_sign', wallet: 'Rainbow' }

const here = {
  href: 'rainbow://',
  linked: { id: 'rainbow', name: 'Rainbow', image_id: 'rainbow', mobile_link: 'rainbow://' },
}

const show = (fields: Partial<WaitingRequest> = {}): StoryObj =>
  pairingStory({
    route: { name: 'ApproveInWallet' },
    prepare: ({ controllers: { connection } }) => {
      connection.set({ waiting: [{ ...request, ...fields }] })
    },
  })

export const OnAnotherDevice: StoryObj = show()
export const OnThisDevice: StoryObj = show(here)
export const Transaction: StoryObj = show({ method: 'eth_sendTransaction', ...here })
