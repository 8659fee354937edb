import { sourceFiles } from '../../sourceFiles.ts'

/** What people and programs read: the README of everything, the docs, and the pages at the root. */
export const markdownFiles: readonly string[] = [
  'llms.txt',
  ...sourceFiles('*.md'),
  ...sourceFiles('docs/*.md'),
  ...sourceFiles('apps/docs/pages/**/*.md'),
  ...sourceFiles('**/README.md').filter((path) => path.includes('/')),
]
