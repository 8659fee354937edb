import { expect, test } from 'vitest'
import type { Chunk } from './chunk.ts'
import { ownChunks } from './ownChunks.ts'

const chunk = (fileName: string, imports: string[], modules: string[]): Chunk => ({
  fileName,
  code: '',
  isEntry: false,
  imports,
  dynamicImports: [],
  modules: modules.map((id) => ({ id, code: '' })),
})
const modal = chunk('modal.js', [], ['/ui/views/ConnectView/ConnectView.js'])
const shared = chunk('shared.js', [], ['/ui/grid.js'])
const list = chunk('list.js', ['modal.js', 'shared.js'], ['/ui/views/ListView/ListView.js'])

test('default', () => {
  const pattern = /views\/(\w+)View\/\1View\.js$/
  const found = ownChunks([modal, shared, list], { pattern, present: [modal] })
  expect(found).toEqual([
    { name: 'Connect', chunks: [] },
    { name: 'List', chunks: [shared, list] },
  ])
})
