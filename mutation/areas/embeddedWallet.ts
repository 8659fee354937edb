import type { Area } from './area.ts'

const root = 'src/wallet'

export const embeddedWallet: Area = {
  meaning: 'A share leaves the service for a proven holder, and a login is of who asked for it.',
  parts: [
    {
      project: 'server',
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
      project: 'server',
      files: [`${root}/{proofs/*,requests/{createGuard,sameOrigin}}.ts`],
      tests: [`${root}/requests/requests.test.ts`],
    },
    {
      project: 'server',
      files: [`${root}/logins/{createEmailLogins,spendCode}.ts`],
      tests: [`${root}/logins/{createEmailLogins,emailLogins}.test.ts`],
    },
    {
      project: 'server',
      files: [`${root}/sessions/createSessions.ts`],
      tests: [`${root}/sessions/{createSessions,sessions}.test.ts`],
    },
    {
      project: 'server',
      files: [
        `${root}/wallets/{checkHolders,createChanges,createGate,createHolderProofs}.ts`,
        `${root}/wallets/{createHolds,createShares,createWallets}.ts`,
        `${root}/{devices/createDevices,sessions/listHeld}.ts`,
      ],
      tests: [`${root}/wallets/wallets.test.ts`],
    },
    {
      project: 'server',
      files: [`${root}/handoffs/createHandoffs.ts`],
      tests: [`${root}/handoffs/handoffs.test.ts`],
    },
    {
      project: 'server',
      files: [
        `${root}/logins/createSocialLogins.ts`,
        `${root}/providers/{createProvider,fetchProvider,dialects/*}.ts`,
      ],
      tests: [`${root}/logins/socialLogins.test.ts`],
    },
    {
      project: 'server',
      files: [`${root}/{accounts/createIdentityStore,sessions/requireHeld}.ts`],
      tests: [`${root}/accounts/identities.test.ts`],
    },
    {
      project: 'server',
      files: [`${root}/farcaster/readSignIn.ts`],
      tests: [`${root}/farcaster/readSignIn.test.ts`],
    },
    {
      project: 'server',
      files: [`${root}/passkeys/*.ts`],
      tests: [`${root}/passkeys/passkeys.test.ts`],
    },
  ],
}
