import type { Area } from './area.ts'

const project = 'server'
const root = 'src/wallet'

export const walletLogins: Area = {
  meaning: 'A login is of who asked for it, and a session of the key that opened it.',
  parts: [
    {
      project,
      files: [
        `${root}/{addresses/*,hosts/findHost,logins/findThrottle,mail/readBrowser}.ts`,
        `${root}/keys/{createWalletKeys,deriveCode}.ts`,
      ],
      tests: [
        `${root}/{addresses/*,hosts/findHost,logins/findThrottle,mail/readBrowser}.test.ts`,
        `${root}/keys/*.test.ts`,
      ],
    },
    {
      project,
      files: [`${root}/proofs/*.ts`],
      tests: [`${root}/proofs/*.test.ts`],
    },
    {
      project,
      files: [`${root}/requests/{createGuard,sameOrigin}.ts`],
      tests: [`${root}/requests/{createGuard,sameOrigin}.test.ts`],
    },
    {
      project,
      files: [`${root}/logins/{createEmailLogins,spendCode}.ts`],
      tests: [`${root}/logins/{createEmailLogins,emailLogins}.test.ts`],
    },
    {
      project,
      files: [`${root}/sessions/createSessions.ts`],
      tests: [`${root}/sessions/{createSessions,sessions}.test.ts`],
    },
    {
      project,
      files: [`${root}/logins/createSocialLogins.ts`],
      tests: [`${root}/logins/createSocialLogins.test.ts`],
    },
    {
      project,
      files: [`${root}/providers/{createProvider,fetchProvider,findDialect,dialects/*}.ts`],
      tests: [`${root}/providers/*.test.ts`],
    },
  ],
}
