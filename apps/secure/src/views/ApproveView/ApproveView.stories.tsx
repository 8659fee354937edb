import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { operationRoad, sponsor, toCallsRequest, toRemovalRequest } from '../../test/requests.ts'
import { ApproveView } from './ApproveView.tsx'

const address = '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb'
const network = { name: 'Base', symbol: 'ETH', decimals: 18 }
const evm = { caipNetworkId: 'eip155:8453', address, network } as const
const origin = 'https://harbour.example'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

const toHex = (text: string): `0x${string}` =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

const pay = (given: { to?: `0x${string}`; value?: `0x${string}`; data?: `0x${string}` }) =>
  ({
    ...evm,
    question: {
      method: 'eth_signTransaction',
      transaction: {
        ...{ chainId: 8453, nonce: 3, to: receiver, value: '0x0', data: '0x', gas: '0x5208' },
        ...{ maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0xf4240', ...given },
      },
    },
  }) satisfies FrameRequest

const words = (...parts: readonly string[]): `0x${string}` => `0x${parts.join('')}`
const pad = (text: string) => text.replace(/^0x/, '').toLowerCase().padStart(64, '0')

const meta: Meta<typeof ApproveView> = {
  title: 'Wallet/ApproveView',
  component: ApproveView,
  decorators: [frameStage],
  args: {
    ...{ isBusy: false, answer: () => undefined },
    shown: { origin, request: pay({ value: '0x16345785d8a0000' }) },
  },
}
export default meta

type Story = StoryObj<typeof ApproveView>

export const Payment: Story = {}
export const Signing: Story = { args: { isBusy: true } }
export const Unreachable: Story = {
  args: { shown: { origin, request: pay({ value: '0x1' }), problem: 'service' } },
}
export const Message: Story = {
  args: {
    shown: {
      origin,
      request: {
        ...evm,
        question: {
          method: 'personal_sign',
          message: toHex('Welcome aboard.\n\nBy signing you accept the rules of the harbour.'),
        },
      },
    },
  },
}
export const UnlimitedAllowance: Story = {
  args: {
    shown: {
      origin,
      request: pay({ to: token, data: words('095ea7b3', pad(receiver), 'f'.repeat(64)) }),
    },
  },
}
export const Unreadable: Story = {
  args: {
    shown: {
      origin,
      request: {
        ...evm,
        question: { method: 'personal_sign', message: `0x${'c5d2460186f7233c'.repeat(4)}` },
      },
    },
  },
}
export const SolanaMessage: Story = {
  args: {
    shown: {
      origin: 'http://127.0.0.1:5173',
      request: {
        caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        address: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
        network: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        question: { method: 'solana_signMessage', message: btoa('Ahoy from Solana') },
      },
    },
  },
}
export const Batch: Story = {
  args: { shown: { origin, request: toCallsRequest({ road: { ...operationRoad, sponsor } }) } },
}
export const FirstBatch: Story = {
  args: {
    shown: {
      origin,
      request: toCallsRequest({ upgrade: 0, road: { ...operationRoad, sponsor } }),
    },
  },
}
export const LimitedBatch: Story = {
  args: {
    shown: {
      origin,
      request: toCallsRequest({
        guard: {
          limits: [{ most: '0x16345785d8a0000' }, { token, most: '0x5' }],
          ...{ until: 1_900_000_000, salt: '0x7' },
        },
      }),
    },
  },
}
export const UpgradeRemoval: Story = {
  args: { shown: { origin, request: toRemovalRequest() } },
}
