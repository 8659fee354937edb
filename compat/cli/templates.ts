import type { Template } from './checkTemplate.ts'

/** Both libraries for EVM chains. The matrix builds apps of Next, which take longest. */
export const gateTemplates: readonly Template[] = [
  { framework: 'vite', chains: 'wagmi' },
  { framework: 'react-router', chains: 'wagmi' },
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
