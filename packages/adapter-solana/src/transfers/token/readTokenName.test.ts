import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import { readTokenName } from './readTokenName.ts'

const mint = base58.encode(new Uint8Array(32).fill(9))
const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
const text = (value: string, length = value.length) => [
  ...[length, 0, 0, 0],
  ...new TextEncoder().encode(value.padEnd(length, '\0')),
]
const names = [...text('Local Dollar', 32), ...text('LUSD', 10)]

/** The start of a Metaplex metadata account. */
const account = (data: readonly number[], owner: string = programs.metadata) => ({
  ...{ lamports: 1n, owner, isExecutable: false },
  data: Uint8Array.from([4, ...new Uint8Array(32), ...data]),
})
const read = (data: readonly number[], owner?: string) =>
  readTokenName({ mint, extensions: new Map(), account: account(data, owner) })

test('default', () => {
  expect(read([...base58.decode(mint), ...names])).toEqual({
    ...{ name: 'Local Dollar', symbol: 'LUSD' },
  })
})

test('behavior: the mint’s own names come first', () => {
  const own = [...new Uint8Array(32), ...base58.decode(mint), ...text('Own'), ...text('OWN')]
  const extensions = new Map([[19, Uint8Array.from(own)]])
  const foreign = account([...base58.decode(mint), ...names])
  expect(readTokenName({ mint, extensions, account: foreign }).symbol).toBe('OWN')
})

test.each([
  ['of another mint', [...new Uint8Array(32), ...names], undefined],
  ['of another program', [...base58.decode(mint), ...names], programs.token],
  ['without a name', [...base58.decode(mint), ...text('', 32), ...text('LUSD')], undefined],
  ['that ends early', [...base58.decode(mint), ...names.slice(0, 40)], undefined],
  ['with a length that is none', [...base58.decode(mint), 255, 255, 255, 255], undefined],
  ['that is empty', [], undefined],
])('behavior: its address, for an account %s', (_, data, owner) => {
  expect(read(data, owner)).toEqual({ name: short, symbol: short })
  expect(readTokenName({ mint, extensions: new Map(), account: undefined }).name).toBe(short)
})
