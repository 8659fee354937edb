import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../../sourceFiles.ts'
import { findBrokenLinks, type Site } from './findBrokenLinks.ts'
import { markdownFiles } from './markdownFiles.ts'

const entries = new Set(
  sourceFiles('{packages,apps,examples}/*/package.json').flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      name: string
      exports?: Record<string, string>
    }
    return [name, ...Object.keys(exports).map((entry) => `${name}${entry.slice(1)}`)]
  }),
)

const site: Site = {
  has: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  entries,
}

test('default: every link of the documents leads somewhere, and every import name exists', () => {
  expect(markdownFiles.flatMap((path) => findBrokenLinks(path, site))).toEqual([])
})

test.each([
  ['[a](docs/none.md)', 'README.md: docs/none.md leads to no file'],
  ['[a](#nowhere)', 'README.md: #nowhere has no such part'],
  ['[a](AGENTS.md#no-map)', 'README.md: AGENTS.md#no-map has no such part'],
  ['<img src="docs/pictures/none.png" />', 'README.md: docs/pictures/none.png leads to no file'],
  ['`@cleat/react/none`', 'README.md: no package has @cleat/react/none'],
])('error: %s', (text, wrong) => {
  expect(
    findBrokenLinks('README.md', {
      ...site,
      read: (path) => (path === 'README.md' ? text : site.read(path)),
    }),
  ).toEqual([wrong])
})

test('error: a relative link of a published page, and an absolute one to nothing', () => {
  const path = 'packages/react/README.md'
  const text = '[a](../../README.md) [b](https://github.com/cleat-dev/cleat/blob/main/docs/none.md)'
  expect(findBrokenLinks(path, { ...site, read: () => text })).toEqual([
    `${path}: ../../README.md is relative, and npm shows no other file`,
    `${path}: https://github.com/cleat-dev/cleat/blob/main/docs/none.md leads to no file`,
  ])
})
