import type { Area } from './area.ts'

const folder = 'src/runtime/calls'

export const calls: Area = {
  meaning: 'Calls are done only by proof, and a paired wallet is not asked without a press.',
  parts: [
    {
      project: 'evm',
      files: [
        'src/calls/{classify,status}/*.ts',
        'src/calls/readCapabilities.ts',
        'src/follow/createSettlement.ts',
      ],
      tests: ['src/calls/**/*.test.ts', 'src/follow/createSettlement.test.ts'],
    },
    {
      project: 'core',
      files: [
        `${folder}/status/{toSequenceStatus,toWalletStatus}.ts`,
        `${folder}/{capabilities/toCapabilities,batches/readBatches,quirks/readQuirk}.ts`,
        'src/runtime/walletConnect/{createEip155Provider,readSessionCapabilities}.ts',
      ],
      tests: [
        `${folder}/{status,capabilities,batches,quirks}/*.test.ts`,
        'src/runtime/walletConnect/{createEip155Provider,readSessionCapabilities}.test.ts',
      ],
    },
  ],
}
