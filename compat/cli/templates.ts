import type { Template } from './checkTemplate.ts'

/** One of each kind of frame, and both libraries for EVM chains. */
export const gateTemplates: readonly Template[] = [
  { framework: 'vite', chains: 'wagmi' },
  { framework: 'next', chains: 'wagmi' },
  { framework: 'html', chains: 'ethers' },
]

const chains = ['wagmi', 'ethers', 'solana', 'bitcoin', 'polkadot', 'several'] as const

/** Every template that `cleat create` has. */
export const allTemplates: readonly Template[] = (
  ['vite', 'next', 'react-router', 'html'] as const
).flatMap((framework) => chains.map((name) => ({ framework, chains: name })))

/** The kits that most apps come from. */
export const rivalsOfGate: readonly string[] = ['appkit', 'rainbowkit']

/** Every kit that `cleat migrate` knows. */
export const rivals: readonly string[] = [
  ...rivalsOfGate,
  ...['connectkit', 'web3-onboard', 'onchainkit'],
]
