import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, toConnector } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { mainnet, solana } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/ConnectingMultiChain' }
export default meta

const phantom = toConnector('app.phantom', 'Phantom')

function chooseChain(options: modalStory.Parameters['create'] = () => ({})): StoryObj {
  return modalStory({
    create: () => ({
      networks: [mainnet, solana],
      adapters: [
        createTestAdapter({ connectors: [phantom] }),
        createTestAdapter({
          namespace: 'solana',
          connectors: [
            { ...phantom, id: 'Phantom', chain: 'solana', chains: ['solana'], info: undefined },
          ],
        }),
      ],
      ...options(),
    }),
    act(kit) {
      void kit.actions.open()
      kit.controllers.router.push({
        name: 'ConnectingMultiChain',
        connectorId: phantom.id,
        wallet: 'Phantom',
      })
    },
  })
}

export const Default: StoryObj = chooseChain()
export const LegalBox: StoryObj = chooseChain(() => ({
  termsConditionsUrl: 'https://app.example/terms',
  features: { legalCheckbox: true },
}))
