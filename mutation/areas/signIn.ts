import type { Area } from './area.ts'

const server = 'src/server'

export const signIn: Area = {
  meaning: 'Who signs in is the account, and signed what this server asked this browser for.',
  parts: [
    {
      project: 'siwx',
      files: ['src/{account,grammar,messages,recap}/*.ts'],
      tests: [
        'src/{account,grammar,recap}/*.test.ts',
        'src/messages/{parseMessage,formatMessage}.test.ts',
      ],
    },
    { project: 'siwx', files: [`${server}/*.ts`], tests: [`${server}/*.test.ts`] },
    {
      project: 'siwx',
      files: [`${server}/{http,problem}/*.ts`],
      tests: [`${server}/{http,problem}/*.test.ts`],
    },
    { project: 'siwx', files: [`${server}/cacao/*.ts`], tests: [`${server}/cacao/*.test.ts`] },
    {
      // What stores do in databases takes too long: apps/server/src/auth/stores.test.ts.
      project: 'siwx',
      files: [`${server}/{session/*,store/memoryStore}.ts`],
      tests: [`${server}/{session,store}/*.test.ts`],
    },
    {
      project: 'core',
      files: ['src/features/signIn/onePrompt/checkProof.ts'],
      tests: ['src/features/signIn/onePrompt/onePrompt.test.ts'],
    },
    {
      project: 'core',
      files: ['src/runtime/requests/{checkAppText,checkSignInPage,previewSignIn}.ts'],
      tests: ['src/runtime/requests/{checkSignInPage,guardSignIn,previewSignIn}.test.ts'],
    },
    {
      project: 'adapter-solana',
      files: ['src/features/connectWithSignIn.ts'],
      tests: ['src/features/connectWithSignIn.test.ts'],
    },
  ],
}
