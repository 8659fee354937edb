import type { Area } from './area.ts'

const service = 'src/names'
const identity = 'src/data/identity'

export const names: Area = {
  meaning: 'A name leads to its owner, who alone changes it, and to no one else.',
  parts: [
    {
      project: 'server',
      files: [
        `${service}/gateway/{createGateway,encodeAnswer,readQuestion,readReverseName,signAnswer}.ts`,
      ],
      tests: [`${service}/gateway/{createGateway,readQuestion,readReverseName}.test.ts`],
    },
    {
      project: 'server',
      files: [
        `${service}/records/{checkText,findCoin,isNamedBy,readAccountId,toAddressBytes,toCoins}.ts`,
      ],
      tests: [`${service}/records/*.test.ts`],
    },
    {
      project: 'server',
      files: [
        `${service}/rules/{checkLabel,isReserved,readName,skeleton,suggestLabels,toNameProblem}.ts`,
        `${service}/terms/nameTerms.ts`,
      ],
      tests: [`${service}/{rules,terms}/*.test.ts`],
    },
    {
      project: 'server',
      files: [
        `${service}/changes/readRecords.ts`,
        `${service}/registration/{acceptJson,readWantedName}.ts`,
      ],
      tests: [
        `${service}/changes/readRecords.test.ts`,
        `${service}/registration/{acceptJson,readWantedName}.test.ts`,
      ],
    },
    {
      project: 'server',
      files: [
        `${service}/changes/changeName.ts`,
        `${service}/registration/{register,registerWithProof}.ts`,
      ],
      tests: [
        `${service}/changes/changeName.test.ts`,
        `${service}/registration/registerWithProof.test.ts`,
        `${service}/namesRoutes.test.ts`,
      ],
    },
    {
      project: 'server',
      files: [
        `${service}/store/{acceptName,createNameStore,freeNames,layToRest,offerName}.ts`,
        `${service}/store/{registerName,releaseName,requireOwner,setRecords}.ts`,
      ],
      tests: [`${service}/nameChanges.test.ts`, `${service}/store/*.test.ts`],
    },
    {
      project: 'server',
      files: [`${service}/export/{createExportReader,exportNames,readExport,readTables}.ts`],
      tests: [`${service}/export/*.test.ts`],
    },
    {
      project: 'server',
      files: [`${identity}/createEnsSource.ts`],
      tests: [`${identity}/createEnsSource.test.ts`],
    },
    {
      project: 'server',
      files: [`${identity}/createOffchainReader.ts`],
      tests: [`${identity}/createOffchainReader.test.ts`],
    },
    {
      // On a real chain.
      project: 'server',
      files: [`${identity}/locateAvatar.ts`],
      tests: [`${identity}/locateAvatar.test.ts`],
    },
    {
      project: 'core',
      files: [`src/runtime/{api/data/listNameAddresses,queries/data/askNameSources}.ts`],
      tests: [
        'src/runtime/api/data/listNameAddresses.test.ts',
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
