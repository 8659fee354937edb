import { expect, test } from 'vitest'
import type { EntryDeclaration } from './entryDeclaration.ts'
import type { SplitReport } from './splitReport.ts'
import { toReports } from './toReports.ts'

const imports = ["import { open as open_2 } from 'ox';", "import { JSX } from 'react';"]

function entry(name: string, report: Partial<SplitReport>): [EntryDeclaration, SplitReport] {
  const types = './dist/exports/a.d.ts'
  return [
    { name, packageName: '@cleat/ui', folder: 'packages/ui', types },
    { imports, exported: [], reached: [], ...report },
  ]
}

test('default', () => {
  const reports = toReports(
    new Map([
      entry('@cleat/ui', { exported: ['export const a: JSX.Element;'], reached: ['type B = 1;'] }),
      entry('@cleat/ui/one/two', {
        exported: ['export type C = B;'],
        reached: ['type D = open_2;', 'type B = 1;'],
      }),
    ]),
  )
  expect([...reports.keys()]).toEqual([
    'packages/ui/api/index.api.md',
    'packages/ui/api/one-two.api.md',
    'packages/ui/api/reached.api.md',
  ])
  expect(reports.get('packages/ui/api/index.api.md')).toMatchInlineSnapshot(`
    "# @cleat/ui

    What the entry exports, with its types. \`pnpm api --write\` writes this file.

    \`\`\`ts
    import { JSX } from 'react';

    export const a: JSX.Element;
    \`\`\`
    "
  `)
  expect(reports.get('packages/ui/api/reached.api.md')).toMatchInlineSnapshot(`
    "# @cleat/ui: reached

    Types that exported names lead to, and that no entry exports. \`pnpm api --write\` writes this file.

    \`\`\`ts
    import { open as open_2 } from 'ox';

    type B = 1;

    type D = open_2;
    \`\`\`
    "
  `)
})

test('behavior: a type that another entry exports is in that report only', () => {
  const reports = toReports(
    new Map([
      entry('@cleat/ui', { exported: ['export type B = 1;'] }),
      entry('@cleat/ui/one', { exported: ['export type C = B;'], reached: ['type B = 1;'] }),
    ]),
  )
  expect([...reports.keys()]).not.toContain('packages/ui/api/reached.api.md')
})
