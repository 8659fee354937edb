import { expect, test } from 'vitest'
import type { Chunk } from './chunk.ts'
import { splitChunks } from './splitChunks.ts'

function chunk(fileName: string, parts: Partial<Chunk> = {}): Chunk {
  const modules = [{ id: `/src/${fileName}`, code: '' }]
  return { fileName, code: '', isEntry: false, imports: [], dynamicImports: [], modules, ...parts }
}

const names = (chunks: readonly Chunk[]) => chunks.map(({ fileName }) => fileName)

test('default', () => {
  const chunks = [
    chunk('main.js', { isEntry: true, imports: ['shared.js'], dynamicImports: ['modal.js'] }),
    chunk('shared.js'),
    chunk('modal.js', { imports: ['shared.js', 'views.js', 'outside'] }),
    chunk('views.js', { imports: ['modal.js'] }),
    chunk('motion.js', { imports: ['modal.js', 'springs.js'] }),
    chunk('springs.js'),
    chunk('waiting.js', { imports: ['modal.js'] }),
    chunk('verify.js', { imports: ['shared.js'] }),
  ]
  const { atLoad, modal, shown, later } = splitChunks(chunks, {
    modalFile: '/src/modal.js',
    shownFiles: ['/src/motion.js', '/src/waiting.js'],
  })
  expect(names(atLoad)).toEqual(['main.js', 'shared.js'])
  expect(names(modal)).toEqual(['modal.js', 'views.js'])
  expect(names(shown)).toEqual(['motion.js', 'springs.js', 'waiting.js'])
  expect(names(later)).toEqual(['verify.js'])
})

test('behavior: a modal that is loaded with the page is in no chunk of its own', () => {
  const chunks = [chunk('main.js', { isEntry: true, imports: ['modal.js'] }), chunk('modal.js')]
  expect(splitChunks(chunks, { modalFile: '/src/modal.js' }).modal).toEqual([])
})
