import type { Area } from './area.ts'

const root = 'src/wallet'

export const wallet: Area = {
  meaning: 'A share leaves the service for a proven holder alone.',
  parts: [
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
