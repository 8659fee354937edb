import type { Area } from './area.ts'

const server = 'src/server'

export const signInSessions: Area = {
  meaning: 'A session is given once, for what was asked, and ends when it should.',
  parts: [
    {
      project: 'siwx',
      files: [`${server}/accept/*.ts`],
      tests: [
        `${server}/accept/*.test.ts`,
        `${server}/service/{contracts,createSiwx,problems,purposes,refusals}.test.ts`,
      ],
    },
    {
      project: 'siwx',
      files: [`${server}/tokens/*.ts`],
      tests: [`${server}/tokens/*.test.ts`, `${server}/service/tokens.test.ts`],
    },
    {
      project: 'siwx',
      files: [`${server}/{routes,service}/*.ts`],
      tests: [
        `${server}/routes/*.test.ts`,
        `${server}/service/{contracts,createSiwx,problems,purposes,refusals,sessions,tokens}.test.ts`,
      ],
    },
  ],
}
