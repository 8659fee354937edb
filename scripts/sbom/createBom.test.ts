import { expect, test } from 'vitest'
import { bomProblems } from './bomProblems.ts'
import { createBom } from './createBom.ts'

const whole = { name: '@cleat/core', version: '1.0.0', licence: 'MIT', isEmbedded: false }
const parts = [
  { name: 'valtio', version: '2.3.0', licence: 'MIT', isEmbedded: false },
  { name: '@noble/curves', version: '1.9.1', licence: 'MIT OR Apache-2.0', isEmbedded: true },
]

test('default', async () => {
  const bom = createBom({ package: whole, parts })
  expect(await bomProblems(bom)).toEqual([])
  const { metadata, components, dependencies } = JSON.parse(bom)
  expect(metadata.component.purl).toBe('pkg:npm/%40cleat/core@1.0.0')
  expect(components.map(({ purl }: { purl: string }) => purl)).toEqual([
    'pkg:npm/%40noble/curves@1.9.1',
    'pkg:npm/valtio@2.3.0',
  ])
  expect(components[0].properties).toEqual([{ name: 'cleat:embedded', value: 'true' }])
  expect(components[0].licenses).toEqual([{ expression: 'MIT OR Apache-2.0' }])
  expect(
    dependencies.find(({ ref }: { ref: string }) => ref === '@cleat/core@1.0.0').dependsOn,
  ).toHaveLength(2)
})

test('behavior: the same parts are the same file', () => {
  expect(createBom({ package: whole, parts: parts.toReversed() })).toBe(
    createBom({ package: whole, parts }),
  )
})

test('error: what is no bill of materials', async () => {
  const bom = JSON.parse(createBom({ package: whole, parts }))
  expect(await bomProblems(JSON.stringify({ ...bom, bomFormat: 'other' }))).not.toEqual([])
  expect(await bomProblems(JSON.stringify({ ...bom, components: [{}] }))).not.toEqual([])
})
