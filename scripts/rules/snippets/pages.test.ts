import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../../sourceFiles.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('default: every published package has a page with an install command and a snippet', () => {
  const pages = sourceFiles('packages/*/README.md')
  expect(pages).toHaveLength(sourceFiles('packages/*/package.json').length)
  const isPublished = (page: string) =>
    !JSON.parse(read(join(dirname(page), 'package.json'))).private
  // The interface comes with `@cleat/react`, so no app installs it.
  const own = pages.filter((page) => page !== 'packages/ui/README.md' && isPublished(page))
  expect(own.length).toBeGreaterThan(10)
  for (const page of own) {
    expect(read(page), page).toMatch(/^npm install .*@cleat\//m)
    expect(read(page), page).toMatch(/^```tsx?$/m)
  }
})

/** The options of an adapter: the members of its parameters, or of the type that they name. */
function listOptions(folder: string): string[] {
  const [path = ''] = sourceFiles(`${folder}/src/*Adapter.ts`).filter((file) =>
    /declare namespace \w+Adapter\b/.test(read(file)),
  )
  const own = /declare namespace \w+Adapter \{\n(.*?)\n\}\n/s.exec(read(path))?.[1] ?? ''
  const options = sourceFiles(`${folder}/src/*Options.ts`).map(read).join('\n')
  const members = [...own.matchAll(/^ {4}(\w+)\??:/gm), ...options.matchAll(/^ {2}(\w+)\??:/gm)]
  return members.map(([, name = '']) => name)
}

test.each(sourceFiles('packages/adapter-*/package.json').map(dirname))(
  'default: the page of %s has all its options',
  (folder) => {
    const page = read(`${folder}/README.md`)
    const options = listOptions(folder)
    expect(options.length).toBeGreaterThan(1)
    expect(options.filter((name) => !new RegExp(`^\\| .*\`${name}\\b`, 'm').test(page))).toEqual([])
  },
)
