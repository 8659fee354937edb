import { loadRegistry } from '@cleat/core/wallets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, frame, rabby, toConnector } from '../../../test/createTestAdapter.ts'
import { createTestPairing, pairingUri, walletConnect } from '../../../test/createTestPairing.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { mainnet, solana } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/Connect' }
export default meta

const legal = {
  termsConditionsUrl: 'https://app.example/terms',
  privacyPolicyUrl: 'https://app.example/privacy',
}
const services = { explorer: 'https://explorer.example' }
const phantom = toConnector('app.phantom', 'Phantom')
const withConnectors = (...connectors: Parameters<typeof toConnector>[]) => ({
  adapter: createTestAdapter({ connectors: connectors.map((given) => toConnector(...given)) }),
})

export const Installed: StoryObj = modalStory()

export const NoWallet: StoryObj = modalStory({ create: () => withConnectors() })

export const Recent: StoryObj = modalStory({
  act(kit) {
    kit.controllers.connectors.setRecentWallets([
      { id: frame.id, name: 'Frame' },
      { id: 'gone', name: 'Gone Wallet' },
    ])
    void kit.actions.open()
  },
})

export const Many: StoryObj = modalStory({
  create: () =>
    withConnectors(
      ...['Rabby', 'Frame', 'Brave Wallet', 'Coinbase Wallet', 'Zerion', 'Rainbow', 'Taho'].map(
        (name): [string, string] => [`io.${name.toLowerCase().replace(' ', '')}`, name],
      ),
    ),
})

export const FeaturedAndCustom: StoryObj = modalStory({
  create: () => ({ customWallets: [{ id: 'own', name: 'The wallet of this app' }] }),
  async act(kit) {
    const [, , third, fourth] = await loadRegistry()
    kit.controllers.options.update({ featuredWalletIds: [fourth?.id ?? '', third?.id ?? ''] })
    void kit.actions.open()
  },
})

export const SeveralNamespaces: StoryObj = modalStory({
  create: () => ({
    networks: [mainnet, solana],
    adapters: [
      createTestAdapter({ connectors: [phantom, rabby] }),
      createTestAdapter({
        namespace: 'solana',
        connectors: [
          { ...phantom, id: 'Phantom', chain: 'solana', chains: ['solana'], info: undefined },
        ],
      }),
    ],
  }),
})

export const HostileNames: StoryObj = modalStory({
  create: () =>
    withConnectors(
      ['io.evil', 'MetaMask'],
      ['a.b', '<img src=x onerror=alert(1)>'],
      ['a.c', '\u202eksaMateM'],
      ['a.d', 'A wallet with a name that goes on and on until there is no room left for it'],
      ['a.e', 'javascript:alert(1)', 'javascript:alert(1)'],
    ),
})

const metaMask = toConnector('io.metamask', 'MetaMask')
const imposters = [
  metaMask,
  { ...metaMask, id: 'io.metamask#2' },
  toConnector('io.evil', 'Rаbby'),
  rabby,
]

/** Two that claim to be one wallet, and a look-alike. */
export const Imposters: StoryObj = modalStory({
  create: () => ({ adapter: createTestAdapter({ connectors: imposters }) }),
})

export const LegalLinks: StoryObj = modalStory({ create: () => legal })

export const LegalBox: StoryObj = modalStory({
  create: () => ({ ...legal, features: { legalCheckbox: true } }),
})

export const LegalBoxMissing: StoryObj = modalStory({
  create: () => ({ ...legal, features: { legalCheckbox: true } }),
  async play({ canvas, userEvent }) {
    const rows = await canvas.findAllByRole('button')
    const closed = rows.find((row) => row.ariaDisabled)
    if (closed) await userEvent.click(closed)
  },
})

export const NoWalletsAllowed: StoryObj = modalStory({ create: () => ({ enableWallets: false }) })

export const Loading: StoryObj = modalStory({
  create: () => ({ ...withConnectors(), services }),
  fetch: () => new Promise(() => undefined),
  speed: 0.01,
  play: async ({ canvas }) => void (await canvas.findByRole('img')),
})

export const ServiceFailed: StoryObj = modalStory({
  create: () => ({ services }),
  fetch: answerStatus(503),
  speed: 20,
})

export const Pairing: StoryObj = modalStory({ create: () => ({ pairing: createTestPairing() }) })

export const PairingOnPhone: StoryObj = modalStory({
  create: () => ({
    pairing: createTestPairing(),
    adapter: createTestAdapter({ connectors: [walletConnect] }),
  }),
  isHandheld: true,
  act(kit) {
    kit.controllers.connection.set({ wcUri: pairingUri })
    void kit.actions.open()
  },
})
