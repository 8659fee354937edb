import type { Area } from './area.ts'

const source = 'src/data/identity'

export const identity: Area = {
  meaning: 'A name and a picture are shown for the account that they lead back to.',
  parts: [
    {
      project: 'server',
      files: [`${source}/createEnsSource.ts`],
      tests: [`${source}/createEnsSource.test.ts`],
    },
    {
      project: 'server',
      files: [`${source}/createOffchainReader.ts`],
      tests: [`${source}/createOffchainReader.test.ts`],
    },
    {
      // On a real chain.
      project: 'server',
      files: [`${source}/locateAvatar.ts`],
      tests: [`${source}/locateAvatar.test.ts`],
    },
    {
      project: 'core',
      files: [`src/runtime/{api/data/listNameAddresses,queries/data/askNameSources}.ts`],
      tests: [
        'src/runtime/api/data/listNameAddresses.test.ts',
        'src/runtime/queries/data/askNameSources.test.ts',
        'src/runtime/identity/followIdentities.test.ts',
        'src/features/names/lookup/chains.test.ts',
      ],
    },
    {
      project: 'evm',
      files: ['src/transfers/names/{confirmName,findPrimaryName,readIdentity}.ts'],
      tests: ['src/transfers/names/readIdentity.test.ts'],
    },
    {
      project: 'adapter-solana',
      files: ['src/names/{readIdentity,readSnsName}.ts'],
      tests: ['src/names/{readIdentity,readSnsName}.test.ts'],
    },
  ],
}
