import { expect, test } from 'vitest'
import { listStartFiles } from './listStartFiles.ts'

test('default: config first, then what shows it, then the rest; no styles, no settings', () => {
  const files = {
    'vite.config.ts': '',
    'src/Welcome.tsx': '',
    'src/App.tsx': '',
    'src/main.css': '',
    'src/main.tsx': '',
    'src/config.ts': '',
    'index.html': '',
    'package.json': '',
  }
  expect(listStartFiles(files, 'vite').map(({ path }) => path)).toEqual([
    ...['src/config.ts', 'src/main.tsx', 'src/App.tsx', 'src/Welcome.tsx'],
  ])
})

test('behavior: an app without React has its elements in the page', () => {
  const files = { 'src/sign.ts': '', 'index.html': '<appkit-button>', 'src/main.ts': '' }
  expect(listStartFiles(files, 'html')).toEqual([
    { path: 'index.html', code: '<appkit-button>' },
    { path: 'src/main.ts', code: '' },
    { path: 'src/sign.ts', code: '' },
  ])
})

test('behavior: what our linter is told is of no use to a reader', () => {
  const [file] = listStartFiles(
    { 'src/a.ts': 'const a = 1\n  // biome-ignore lint/x: why\nb()\n' },
    'vite',
  )
  expect(file?.code).toBe('const a = 1\nb()\n')
})
