import { expect, test } from 'vitest'
import { toConformanceTable } from './toConformanceTable.ts'

const toTest = (title: string, status = 'passed', ancestor = 'conformance') => ({
  ancestorTitles: [ancestor],
  title,
  status,
})

test('default', () => {
  const testResults = [
    {
      name: '/a/packages/adapter-wagmi/src/WagmiAdapter.conformance.test.ts',
      assertionResults: [
        toTest('connect: resolves'),
        toTest('connect: declined'),
        toTest('connect: declined'),
        toTest('sign: a text', 'failed'),
        toTest('sign: a text'),
        toTest('sign: another', 'pending'),
      ],
    },
    {
      name: '/a/packages/testing/src/mock/createMockAdapter.conformance.browser.test.ts',
      assertionResults: [toTest('connect: resolves'), toTest('connect: other', 'passed', 'else')],
    },
  ]
  expect(toConformanceTable({ testResults })).toBe(
    [
      '|  | mock | wagmi |',
      '| --- | ---: | ---: |',
      '| connect | 1 | 2 |',
      '| sign | – | 1 failed |',
    ].join('\n'),
  )
})
