import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkIcon } from '../../icons/checkIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { InstalledDot } from '../InstalledDot/InstalledDot.tsx'
import { NamespaceGlyphs } from '../NamespaceGlyphs/NamespaceGlyphs.tsx'
import { NetworkImage } from '../NetworkImage/NetworkImage.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { TokenImage } from '../TokenImage/TokenImage.tsx'
import { WalletImage } from '../WalletImage/WalletImage.tsx'
import { Row } from './Row.tsx'

const meta: Meta<typeof Row> = {
  title: 'Components/Row',
  component: Row,
  decorators: [stage],
  args: {
    icon: <WalletImage name="Rabby Wallet" />,
    name: 'Rabby Wallet',
    onPress: () => undefined,
  },
}
export default meta

type Story = StoryObj<typeof Row>

export const Plain: Story = {}
export const Installed: Story = { args: { trait: <InstalledDot label="Installed" /> } }
export const Recent: Story = { args: { trait: 'Recent' } }
export const Tagged: Story = { args: { trait: <Tag>130+</Tag> } }
export const Multichain: Story = {
  args: { trait: <NamespaceGlyphs namespaces={['eip155', 'solana', 'bip122']} /> },
}
export const Disabled: Story = {
  args: {
    icon: <NetworkImage caipNetworkId="eip155:137" name="Polygon" />,
    name: 'Polygon',
    trait: 'Not in this wallet',
    isDisabled: true,
  },
}
export const Current: Story = {
  args: {
    icon: <NetworkImage caipNetworkId="eip155:8453" name="Base" />,
    name: 'Base',
    isCurrent: true,
    trait: <Icon of={checkIcon} />,
  },
}
export const Busy: Story = {
  args: {
    icon: <NetworkImage caipNetworkId="eip155:8453" name="Base" />,
    name: 'Base',
    note: 'Confirm in Rabby Wallet',
    isBusy: true,
    trait: <Spinner />,
  },
}
export const Token: Story = {
  args: {
    icon: <TokenImage name="USDC" network={{ caipNetworkId: 'eip155:8453', name: 'Base' }} />,
    name: 'USD Coin',
    note: '1,204.50 USDC',
    trait: '$1,204.50',
  },
}
export const LongName: Story = {
  args: { name: 'The wallet whose name does not fit into one line at all', trait: 'Recent' },
}
