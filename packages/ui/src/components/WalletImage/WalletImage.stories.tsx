import { loadRegistry, type Wallet } from '@cleat/core/wallets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { WalletImage } from './WalletImage.tsx'

const meta: Meta<typeof WalletImage> = { title: 'Components/WalletImage', decorators: [stage] }
export default meta

const white =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"%3E%3Cpath fill="%23fff" d="M0 0h36v36H0z"/%3E%3C/svg%3E'
const black = white.replace('%23fff', '%23000')
const hostile = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://wallet.example/icon.png',
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3Cscript%3Edocument.title="hacked"%3C/script%3E%3C/svg%3E',
  'data:image/png;base64,nonsense',
]
const names = ['Rabby', 'Frame', 'Ledger', 'Rainbow', 'Zerion', '1inch', 'محفظة', '🦊', '   ']

const toGrid = (children: React.ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>
)

export const Sizes: StoryObj = {
  render: () =>
    toGrid([24, 36, 48, 72].map((size) => <WalletImage key={size} name="Rabby" size={size} />)),
}

export const Generated: StoryObj = {
  render: () => toGrid(names.map((name) => <WalletImage key={name} name={name} />)),
}

export const OnAHairline: StoryObj = {
  render: () =>
    toGrid([white, black].map((url) => <WalletImage key={url} name="Plain" imageUrl={url} />)),
}

export const Hostile: StoryObj = {
  render: () =>
    toGrid(hostile.map((url) => <WalletImage key={url} name="Hostile" imageUrl={url} />)),
}

export const Registry: StoryObj = {
  loaders: [async () => ({ wallets: await loadRegistry() })],
  render: (_, { loaded }) => {
    const { wallets } = loaded as { wallets: readonly Wallet[] }
    return toGrid(
      wallets.map(({ id, name, image_id }) => (
        <WalletImage key={id} name={name} imageId={image_id} />
      )),
    )
  },
}
