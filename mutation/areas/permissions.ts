import type { Area } from './area.ts'

const feature = 'src/features/sessions'

export const permissions: Area = {
  meaning: 'A permission is what was asked for, and gone when the wallet’s list says so.',
  parts: [
    {
      project: 'core',
      files: [
        `${feature}/{grant/checkGrant,grant/findBroader}.ts`,
        `${feature}/{list/toStatus,list/mergeSessions}.ts`,
      ],
      tests: [`${feature}/**/*.test.ts`],
    },
    {
      project: 'evm',
      files: ['src/permissions/{current,earlier,fields}/*.ts'],
      tests: ['src/permissions/**/*.test.ts'],
    },
  ],
}
