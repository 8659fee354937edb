import type { Area } from './area.ts'

const service = 'src/names'

export const nameStore: Area = {
  meaning: 'A name has one owner, is never given twice, and its export says what is stored.',
  parts: [
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
  ],
}
