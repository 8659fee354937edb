import type { Area } from './area.ts'

const folder = 'src/custody'
/** What is left of secrets. */
const memory = `${folder}/custody.memory.test.ts`
const project = 'embedded-wallet'

export const custody: Area = {
  meaning: 'Two shares of one generation open a wallet; one share, or a service, never does.',
  parts: [
    {
      project,
      files: [`${folder}/{bytes,random,shares,hpke,keys,seals,challenges,recovery}/*.ts`],
      tests: [
        `${folder}/{bytes,random,shares,hpke,keys,seals,challenges,recovery}/*.test.ts`,
        memory,
      ],
    },
    {
      project,
      files: [`${folder}/codes/*.ts`],
      tests: [`${folder}/codes/*.test.ts`],
    },
    {
      project,
      files: [`${folder}/derivation/*.ts`],
      tests: [`${folder}/derivation/*.test.ts`, memory],
    },
    {
      project,
      files: [`${folder}/{keystore,kit,generations}/*.ts`],
      tests: [
        `${folder}/{keystore,kit}/*.test.ts`,
        `${folder}/generations/!(*.crashes).test.ts`,
        memory,
      ],
    },
  ],
}
