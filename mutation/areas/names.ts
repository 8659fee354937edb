import type { Area } from './area.ts'

const service = 'src/names'

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
  ],
}
