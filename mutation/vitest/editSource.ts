import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Edit } from './chosenTests.ts'

/** Changes the source of one file while it is loaded. */
export function editSource({ file, find, replace }: Edit): Plugin {
  const path = join(import.meta.dirname, '../..', file)
  return {
    name: 'edit-source',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== path) return null
      if (!code.includes(find)) throw new Error(`${file} has changed.`)
      return code.replace(find, () => replace)
    },
  }
}
