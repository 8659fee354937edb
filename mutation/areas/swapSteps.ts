import type { Area } from './area.ts'

const swaps = 'src/swaps'

export const swapSteps: Area = {
  meaning: 'What is asked of a wallet is what was shown and tried, and what came of it is true.',
  parts: [
    {
      project: 'evm',
      files: [`${swaps}/steps/*.ts`, `${swaps}/checkStep.ts`],
      tests: [`${swaps}/steps/*.test.ts`, `${swaps}/checkStep.test.ts`],
    },
    {
      project: 'evm',
      files: [
        `${swaps}/trial/{checkEffect,trySwap,tryWithin}.ts`,
        'src/trial/{createTrialMemory,runTrial,simulateCalls}.ts',
      ],
      tests: [`${swaps}/trial/*.test.ts`, 'src/trial/*.test.ts'],
    },
    {
      project: 'evm',
      files: [`${swaps}/follow/{classify*,follow*,readCoinChange,readTokenChange}.ts`],
      tests: [`${swaps}/follow/*.test.ts`],
    },
    {
      project: 'evm',
      files: [
        `${swaps}/prepare/{checkOffer,listApprovals,readIntent,toRequest,tryTransactions}.ts`,
      ],
      tests: [`${swaps}/prepare/*.test.ts`],
    },
  ],
}
