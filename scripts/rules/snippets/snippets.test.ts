import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../../sourceFiles.ts'
import { listSnippets } from './listSnippets.ts'
import { markdownFiles } from './markdownFiles.ts'
import { typeCheckSnippets } from './typeCheckSnippets.ts'

const documented = [
  ...sourceFiles('packages/react/src/**/*.{ts,tsx}'),
  ...sourceFiles('packages/core/src/**/*.ts'),
  ...sourceFiles('packages/{adapter-*,embedded-wallet,testing}/src/**/*.ts'),
].filter((path) => !path.includes('.test.'))

const read = (path: string) => listSnippets(path, readFileSync(join(root, path), 'utf8'))

const wrongExample = `
/**
 * Does less.
 * @example
 * \`\`\`tsx
 * import { useAppKit } from '@cleat/react'
 *
 * export const open: string = useAppKit().open
 * \`\`\`
 */`

const wrongReadme = `
\`\`\`ts
import { useAppKitAccount } from '@cleat/react'

const { address } = useAppKitAccount()
\`\`\`

It goes on:

<!-- given
declare const greet: (name: string) => void
-->

\`\`\`tsx continues
greet(address)
\`\`\`

\`\`\`ts
greet('the fence before has it, and this one does not')
\`\`\`
`

test('default: every snippet compiles, and one that is wrong does not', {
  timeout: 300_000,
}, async () => {
  const snippets = [...documented, ...markdownFiles].flatMap(read)
  expect(snippets.length).toBeGreaterThan(100)
  // One compiler run covers all. It must report only the wrong ones.
  const planted = [
    ...listSnippets('wrongExample.ts', wrongExample),
    ...listSnippets('wrong.md', wrongReadme),
  ]
  const errors = await typeCheckSnippets([...snippets, ...planted])
  expect(errors.filter((line) => !line.startsWith(' '))).toEqual([
    expect.stringMatching(/^wrong\.2\.tsx\(15,7\): error TS2345: /),
    expect.stringMatching(/^wrong\.3\.ts\(19,1\): error TS2304: /),
    expect.stringMatching(/^wrongExample\.1\.tsx\(8,14\): error TS2322: /),
  ])
})

test('behavior: the fences of Markdown keep their lines, also those that they continue', () => {
  const text = '```sh\nls\n```\n```tsx\n<p />\n```\n```ts continues\nlet a\n```'
  expect(listSnippets('a.md', text)).toEqual([
    { name: 'a.1.tsx', code: '\n\n\n\n<p />\n' },
    { name: 'a.2.ts', code: '\n\n\n\n<p />\n\n\nlet a\n' },
  ])
})

test('error: an example without a fence, and a fence without an end', () => {
  expect(() => listSnippets('a.ts', '/** @example useLess() */')).toThrow('is not in a fence')
  expect(() => listSnippets('a.md', '```ts\nlet a')).toThrow('a.md:1 opens a fence')
})
