import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { WalletImage } from '../WalletImage/WalletImage.tsx'
import { QrCode, type QrCodeProps } from './QrCode.tsx'
import { QrSkeleton } from './QrSkeleton.tsx'

const pairing =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1789012345'

// The document contains each code's text, which the gallery check compares with the scanned pixels.
const meta: Meta<typeof QrCode> = {
  title: 'Components/QrCode',
  component: QrCode,
  decorators: [stage],
  args: { text: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', label: 'QR code of your address' },
  render: (args: QrCodeProps) => (
    <div data-scan={args.text}>
      <QrCode {...args} />
    </div>
  ),
}
export default meta

type Story = StoryObj<typeof QrCode>

export const Address: Story = {}
export const WithLogo: Story = {
  args: { text: pairing, renderLogo: (size) => <WalletImage name="Rabby" size={size} /> },
}
export const Small: Story = {
  args: { size: 200, renderLogo: (size) => <WalletImage name="Rabby" size={size} /> },
}
export const Large: Story = {
  args: {
    text: pairing,
    size: 328,
    renderLogo: (size) => <WalletImage name="Rabby" size={size} />,
  },
}
export const AccentColour: Story = {
  parameters: { themeVariables: { '--cleat-qr-color': '#2456e6' } },
}
export const AccentColourSmall: Story = {
  args: { text: pairing, size: 240 },
  parameters: { themeVariables: { '--cleat-qr-color': '#2456e6' } },
}
export const TooLightColour: Story = {
  parameters: { themeVariables: { '--cleat-qr-color': '#ffee88' } },
}
export const BrokenColour: Story = {
  parameters: { themeVariables: { '--cleat-qr-color': 'nonsense' } },
}
export const TooLong: Story = {
  render: (args) => <QrCode {...args} />,
  args: {
    text: 'x'.repeat(500),
    fallback: <EmptyState>This is too long for a code. Copy it instead.</EmptyState>,
  },
}
export const Loading: Story = {
  render: () => (
    <QrSkeleton label="Loading" isShown logo={<WalletImage name="Rabby" size={52} />} />
  ),
}
