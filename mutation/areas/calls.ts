import type { Area } from './area.ts'

const folder = 'src/runtime/calls'

export const calls: Area = {
  meaning: 'Calls are done only by proof, and a paired wallet is not asked without a press.',
  parts: [
    {
      project: 'evm',
      files: ['src/calls/classify/*.ts', 'src/calls/{readCallsStatus,readCapabilities}.ts'],
      tests: ['src/calls/**/*.test.ts'],
    },
    {
      project: 'core',
      files: [
        `${folder}/status/{toSequenceStatus,toWalletStatus}.ts`,
        `${folder}/{capabilities/toCapabilities,batches/readBatches}.ts`,
        'src/runtime/walletConnect/{createEip155Provider,readSessionCapabilities}.ts',
      ],
      tests: [
        `${folder}/{status,capabilities,batches}/*.test.ts`,
        'src/runtime/walletConnect/{createEip155Provider,readSessionCapabilities}.test.ts',
      ],
    },
  ],
}
