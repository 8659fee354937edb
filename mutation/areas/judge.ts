import type { Area } from './area.ts'

const requests = 'src/runtime/requests'
const inspect = 'src/inspect'

export const judge: Area = {
  meaning: 'What an app asks is read as it is signed, and what the rules refuse is not asked.',
  parts: [
    {
      project: 'core',
      files: [
        `${requests}/judge/*.ts`,
        `${requests}/judgeRequest.ts`,
        `${requests}/late/*.ts`,
        `${requests}/decision/*.ts`,
        `${requests}/review/{askVisitor,createPresses,createReview}.ts`,
      ],
      tests: [
        `${requests}/judge/*.test.ts`,
        `${requests}/judgeRequest.*test.ts`,
        `${requests}/{decision,late,review}/*.test.ts`,
      ],
    },
    {
      project: 'core',
      files: [`${requests}/evidence/*.ts`],
      tests: [`${requests}/evidence/*.test.ts`],
    },
    {
      project: 'adapter-bitcoin',
      files: ['src/transfers/decodePsbt.ts', 'src/features/decodeRequest.ts'],
      tests: ['src/features/{corpus,decodeRequest}.test.ts'],
    },
    {
      project: 'adapter-polkadot',
      files: ['src/inspect/readCall.ts'],
      tests: ['src/inspect/readCall.test.ts'],
    },
    {
      project: 'evm',
      files: ['src/evidence/{createAccountProbes,listLogged,readParties,toProbe}.ts'],
      tests: ['src/evidence/{listLogged,readParties,toProbe}.test.ts'],
    },
    {
      // On a real chain.
      project: 'evm',
      files: [
        'src/evidence/{judgeTrace,measureTrial,readAuthorized,readOperation}.ts',
        'src/evidence/{readTransactions,simulateRequest,traceCall}.ts',
      ],
      tests: ['src/evidence/simulateRequest.test.ts'],
    },
    {
      project: 'evm',
      files: [`${inspect}/*.ts`],
      tests: [`${inspect}/*.test.ts`],
    },
    {
      project: 'evm',
      files: [`${inspect}/calls/*.ts`],
      tests: [`${inspect}/calls/decodeCall.test.ts`],
    },
    {
      project: 'evm',
      files: [`${inspect}/typedData/*.ts`],
      tests: [`${inspect}/{typedData/*,decodeRequest}.test.ts`],
    },
  ],
}
