import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { NetworkImage } from './NetworkImage.tsx'

const meta: Meta<typeof NetworkImage> = { title: 'Components/NetworkImage', decorators: [stage] }
export default meta

const networks = [
  ['eip155:1', 'Ethereum'],
  ['eip155:8453', 'Base'],
  ['eip155:42161', 'Arbitrum One'],
  ['eip155:10', 'OP Mainnet'],
  ['eip155:137', 'Polygon'],
  ['eip155:56', 'BNB Smart Chain'],
  ['eip155:43114', 'Avalanche'],
  ['eip155:100', 'Gnosis'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana'],
  ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin'],
  ['eip155:424242', 'Elsewhere'],
] as const

const toImages = (size: number) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {networks.map(([caipNetworkId, name]) => (
      <NetworkImage key={caipNetworkId} caipNetworkId={caipNetworkId} name={name} size={size} />
    ))}
  </div>
)

export const Known: StoryObj = { render: () => toImages(36) }
export const Small: StoryObj = { render: () => toImages(20) }
