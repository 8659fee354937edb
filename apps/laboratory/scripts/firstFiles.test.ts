import { resolve } from 'node:path'
import { normalizePath } from 'vite'
import { expect, test } from 'vitest'
import { firstFiles } from './firstFiles.ts'

const own = (name: string) => normalizePath(resolve(import.meta.dirname, '../src', name))
const [main, guest] = [own('main.tsx'), own('guest.ts')]
type Graph = Readonly<Record<string, { first?: readonly string[]; later?: readonly string[] }>>

/** The file of each module, where pages are made of these. */
function split(graph: Graph, scripts: Readonly<Record<string, string>> = { main, guest }) {
  const [group] = firstFiles(scripts).groups ?? []
  if (typeof group?.name !== 'function') throw new Error('Files are named by no function.')
  const { name } = group
  const getModuleInfo = (id: string) => {
    const { first = [], later = [] } = graph[id] ?? {}
    return { importedIds: first, dynamicallyImportedIds: later }
  }
  return (id: string) => name(id, { getModuleInfo } as never)
}

const fileOf = split({
  [main]: { first: ['react', 'kit', own('App.tsx')], later: ['modal'] },
  [guest]: { first: ['kit'], later: ['chart'] },
  [own('App.tsx')]: { first: ['router', 'chart'] },
  kit: { first: ['store'] },
  store: { first: ['kit'] },
  modal: { first: ['react', 'motion'] },
})

test('default: what pages import at their start, in a file for those that share it', () => {
  expect(['react', 'router'].map(fileOf)).toEqual(['first-main', 'first-main'])
  expect(['kit', 'store'].map(fileOf)).toEqual(['first-main-guest', 'first-main-guest'])
})

test('behavior: what a page imports later stays apart, though another has it at its start', () => {
  expect(['modal', 'motion', 'chart', 'unknown'].map(fileOf)).toEqual([null, null, null, null])
})

test('behavior: the laboratory’s own code stays apart', () => {
  expect([main, guest, own('App.tsx')].map(fileOf)).toEqual([null, null, null])
})

test('error: a script that imports nothing is none', () => {
  expect(() => split({ [main]: { first: ['kit'] } })('kit')).toThrow(`${guest} imports nothing.`)
})
