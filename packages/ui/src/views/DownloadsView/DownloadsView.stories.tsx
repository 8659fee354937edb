import { loadRegistry, type Wallet } from '@cleat/core/wallets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, toConnector } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'

const meta: Meta = { title: 'Views/Downloads' }
export default meta

function showDownloads(
  find: () => Promise<Wallet | undefined>,
  create: modalStory.Parameters['create'] = () => ({}),
  isHandheld = false,
): StoryObj {
  return modalStory({
    create,
    isHandheld,
    async act(kit) {
      const wallet = await find()
      void kit.actions.open()
      if (wallet) kit.controllers.router.push({ name: 'Downloads', wallet })
    },
  })
}

const known = async () =>
  (await loadRegistry()).find(({ chrome_store, app_store }) => chrome_store && app_store)
const metaMask = async () => (await loadRegistry()).find(({ rdns }) => rdns === 'io.metamask')

export const Default: StoryObj = showDownloads(known)
export const Nowhere: StoryObj = showDownloads(async () => ({ id: 'own', name: 'Own wallet' }))
export const Installed: StoryObj = showDownloads(metaMask, () => ({
  adapter: createTestAdapter({ connectors: [toConnector('io.metamask', 'MetaMask')] }),
}))
export const OpensInItsBrowser: StoryObj = showDownloads(
  async () => (await loadRegistry()).find(({ name }) => name === 'Phantom'),
  () => ({}),
  true,
)
