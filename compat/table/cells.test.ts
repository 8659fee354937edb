import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compilers, libraries, writeConfig } from './cells.ts'

test('default: three compilers, two Reacts and two wagmis', () => {
  expect(compilers).toHaveLength(3)
  expect(libraries.map(({ name }) => name)).toEqual([
    'React 19, wagmi 3',
    'React 19, wagmi 2',
    'React 18, wagmi 3',
    'React 18, wagmi 2',
  ])
})

test.each(libraries)('default: $name', async ({ name, modules }) => {
  const path = await writeConfig({ pair: name, modules })
  const { compilerOptions } = JSON.parse(await readFile(path, 'utf8'))
  const { paths } = compilerOptions
  const [, react, wagmi] = /React (\d+), wagmi (\d+)/.exec(name) ?? []
  expect(paths.react[0]).toContain(`@types+react@${react}.`)
  expect(paths['react-dom'][0]).toContain(`@types+react-dom@${react}.`)
  expect(paths.wagmi[0]).toContain(`/wagmi@${wagmi}.`)
  expect(paths['@cleat/react/appkit'][0]).toMatch(/packages\/react\/dist\/exports\/appkit\.d\.ts$/)
  expect(paths['@cleat/adapter-ethers/v5'][0]).toMatch(/dist\/exports\/v5\.d\.ts$/)
})
