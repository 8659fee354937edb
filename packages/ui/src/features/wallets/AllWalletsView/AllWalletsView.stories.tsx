import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestPairing, pairingUri } from '../../../test/createTestPairing.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'

const meta: Meta = { title: 'Views/AllWallets' }
export default meta

const services = { explorer: 'https://explorer.example' }

function openAll(parameters: modalStory.Parameters = {}): StoryObj {
  return modalStory({ act: (kit) => void kit.actions.open({ view: 'AllWallets' }), ...parameters })
}

const search =
  (text: string): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), text)
  }

export const Default: StoryObj = openAll()
export const Found: StoryObj = openAll({ play: search('ra') })
export const NothingFound: StoryObj = openAll({ play: search('no such wallet') })

export const Loading: StoryObj = openAll({
  create: () => ({ services }),
  fetch: () => new Promise(() => undefined),
  speed: 0.01,
  play: async ({ canvas }) => void (await canvas.findByRole('img')),
})

export const ServiceFailed: StoryObj = openAll({
  create: () => ({ services }),
  fetch: answerStatus(503),
  speed: 20,
})

export const PairingOnPhone: StoryObj = openAll({
  create: () => ({ pairing: createTestPairing() }),
  isHandheld: true,
  act(kit) {
    kit.controllers.connection.set({ wcUri: pairingUri })
    void kit.actions.open({ view: 'AllWallets' })
  },
})
