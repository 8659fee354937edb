import { loadRegistry, type Wallet } from '@cleat/core/wallets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, toConnector } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openApp } from '../../../test/stories/openApp.ts'

const meta: Meta = { title: 'Views/Downloads' }
export default meta

function showDownloads(
  find: () => Promise<Wallet | undefined>,
  parameters: Pick<modalStory.Parameters, 'create' | 'isHandheld' | 'play' | 'speed'> = {},
): StoryObj {
  return modalStory({
    ...parameters,
    async act(kit) {
      const wallet = await find()
      void kit.actions.open()
      if (wallet) kit.controllers.router.push({ name: 'Downloads', wallet })
    },
  })
}

const known = async () =>
  (await loadRegistry()).find(({ downloads }) => downloads?.hasApp && downloads.hasExtension)
const phantom = async () => (await loadRegistry()).find(({ name }) => name === 'Phantom')
const metaMask = async () => (await loadRegistry()).find(({ rdns }) => rdns === 'io.metamask')

export const Default: StoryObj = showDownloads(known)
export const Nowhere: StoryObj = showDownloads(async () => ({ id: 'own', name: 'Own wallet' }))
export const Installed: StoryObj = showDownloads(metaMask, {
  create: () => ({
    adapter: createTestAdapter({ connectors: [toConnector('io.metamask', 'MetaMask')] }),
  }),
})
export const OpensInItsBrowser: StoryObj = showDownloads(phantom, { isHandheld: true })
export const DidNotOpen: StoryObj = showDownloads(phantom, {
  isHandheld: true,
  speed: 20,
  play: openApp,
})
