import type { Wallet } from '@cleat/core/registry'

const metamask: Wallet = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'MetaMask',
  image_id: 'metamask',
  rdns: 'io.metamask',
  chains: ['eip155:1', 'eip155:137'],
  badge_type: 'certified',
  order: 1,
}

const phantom: Wallet = {
  id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  name: 'Phantom',
  rdns: 'app.phantom',
  chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155:1'],
  order: 2,
}

const numbered = (order: number): Wallet => ({
  id: order.toString(16).padStart(64, '0'),
  name: `Wallet ${order}`,
  image_id: `image-${order}`,
  chains: order % 2 === 0 ? ['eip155:1'] : ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  order,
})

/** 120 wallets: two known ones and numbered ones. */
export const wallets: readonly Wallet[] = [
  metamask,
  phantom,
  ...Array.from({ length: 118 }, (_, index) => numbered(index + 3)),
]
