import type { Area } from './area.ts'

const feature = 'src/features/approvals'
const log = 'src/runtime/approvalsLog'

export const approvals: Area = {
  meaning: 'An approval is shown and gone as the chain says, and nothing else is asked for.',
  parts: [
    {
      project: 'core',
      files: [`${feature}/{known,rows,revoke,scan}/*.ts`],
      tests: [`${feature}/**/*.test.ts`],
    },
    {
      project: 'core',
      files: [`${log}/readApprovalsLog.ts`],
      tests: [`${log}/*.test.ts`],
    },
    {
      project: 'evm',
      files: ['src/approvals/{change/decode*,claims/*,reading/*}.ts'],
      tests: ['src/approvals/**/*.test.ts'],
    },
    {
      project: 'server',
      files: ['src/data/approvals/*.ts'],
      tests: ['src/data/approvals/*.test.ts'],
    },
  ],
}
