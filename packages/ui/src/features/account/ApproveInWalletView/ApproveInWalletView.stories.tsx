import type { WaitingRequest } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pairingStory } from '../../../test/stories/pairingStory.ts'

const meta: Meta = { title: 'Views/ApproveInWallet' }
export default meta

const request = { id: 1, method: 'personal_sign', wallet: 'Rainbow' }

const show = (fields: Partial<WaitingRequest> = {}): StoryObj =>
  pairingStory({
    route: { name: 'ApproveInWallet' },
    prepare: ({ controllers: { connection } }) => {
      const { href } = fields
      connection.set({
        waiting: [{ ...request, ...fields }],
        wcLinking: href === undefined ? undefined : { href, name: request.wallet },
      })
    },
  })

export const OnAnotherDevice: StoryObj = show()
export const OnThisDevice: StoryObj = show({ href: 'rainbow://' })
export const Transaction: StoryObj = show({ method: 'eth_sendTransaction', href: 'rainbow://' })
